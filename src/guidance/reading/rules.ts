import type { EntityId } from '../law/entity-ids.ts';
import type { StatementId } from '../law/statements.ts';
import type { Reading } from './reading.ts';
import type { Body } from './vocabulary.ts';

/** The two signals that are not text, and what the texts say. */
export interface Case {
  readonly reading: Reading;
  readonly expectsDonations: boolean | undefined;
  readonly teamSize: number | undefined;
}

/** One reason for or against an entity type. */
export interface Evidence {
  readonly entity: EntityId;
  /** Log-odds, roughly: 1 is a hint, 3 decides where nothing speaks against it. */
  readonly weight: number;
  /** The rule of law or practice behind it. */
  readonly fact: StatementId;
  /** The user's words or the signal that brought it. */
  readonly signal: string;
}

/** The user's words as they were read: folded and mended, so only “I” needs its capital back. */
const quote = (words: string): string => `“${words.replace(/\bi\b/g, 'I')}”`;

/** Limits of the law, in people. */
export const LAW = {
  /** Act 152 s.4, Act 992 s.3 */
  partnershipMax: 20,
  /** Act 992 s.7(5) */
  privateMax: 50,
  /** NRCD 143 */
  professionalMin: 50,
  /** NLCD 252 para. 3 */
  cooperativeMin: 10,
} as const;

/** How many own or join it, as far as can be told: what the words count comes before `team_size`, which may be workers. */
export function membersOf({ reading, teamSize }: Case): number | undefined {
  if (reading.people !== undefined) return reading.people;
  if (reading.said.solo.yes > 0 && reading.said.pair.yes === 0 && reading.said.partners.yes === 0) return 1;
  return teamSize;
}

const NAME_HEADS: Partial<Record<Body, { entity: EntityId; weight: number; fact: StatementId }>> = {
  religious: { entity: 'company_limited_by_guarantee', weight: 3.2, fact: 'lbgUses' },
  charity: { entity: 'company_limited_by_guarantee', weight: 3.2, fact: 'lbgUses' },
  association: { entity: 'company_limited_by_guarantee', weight: 3, fact: 'lbgUses' },
  school: { entity: 'company_limited_by_shares', weight: 0.8, fact: 'coOne' },
  cooperative: { entity: 'cooperative_society', weight: 4, fact: 'csWhat' },
  professionalBody: { entity: 'professional_body', weight: 3.4, fact: 'pbWhat' },
  trustees: { entity: 'incorporated_trustees', weight: 5, fact: 'itWhat' },
};

/** The reasons that the signals give. */
export function weigh(input: Case): Evidence[] {
  const { reading, expectsDonations, teamSize } = input;
  const { said, name } = reading;
  const evidence: Evidence[] = [];
  const add = (entity: EntityId, weight: number, fact: StatementId, signal: string): void => {
    evidence.push({ entity, weight, fact, signal });
  };
  const members = membersOf(input);
  const hasText = reading.words > 0;
  const forProfit = (said.profit.yes > 0 || said.partners.yes > 0) && said.nonprofit.yes === 0;
  const owners = said.shares.yes > 0 || said.investors.yes > 0;
  const size =
    members === undefined
      ? ''
      : reading.people === undefined && teamSize !== undefined
        ? `a team of ${teamSize}`
        : `${members} people`;
  // said by themselves or told of them
  const several = reading.ourselves ? quote('we') : 'more than one person in it';
  const bodySaid = said.religious.yes + said.charity.yes + said.association.yes > 0;
  const companyLike = said.companyWish.yes + said.lawPractice.yes > 0 || reading.plural;
  const anyCompany =
    said.companyWish.yes + said.shares.yes + said.lawPractice.yes > 0 ||
    /compan|unlimited|pruc|puc/.test(said.unlimited.words);
  const unlimited =
    (said.unlimited.yes > 0 && (!/^(no|not) .*ltd$/.test(said.unlimited.words) || companyLike)) ||
    (said.unlimitedWord.yes > 0 && said.companyWish.yes + said.shares.yes + said.lawPractice.yes > 0);
  const idle = said.association.yes > 0 && !forProfit && !owners;
  // "we are not in it for profit"
  const notForProfit =
    /for profit|for gain|for money|profit making/.test(said.profit.denied) &&
    said.profit.yes + said.nonprofit.yes === 0;
  const nonprofit =
    idle ||
    notForProfit ||
    said.nonprofit.yes > 0 ||
    expectsDonations === true ||
    said.religious.yes > 0 ||
    said.charity.yes > 0;

  // Public company: shares for the public (Act 992 s.7(7)).
  if (said.sellToPublicShares.yes > 0)
    add('public_company_limited_by_shares', 6, 'plcWhat', quote(said.sellToPublicShares.words));
  if (said.sellToPublicShares.no > 0 && said.sellToPublicShares.yes === 0)
    add('public_company_limited_by_shares', -4, 'coPrivate', 'no offer to the public');
  if (name?.ending === 'plc') add('public_company_limited_by_shares', 5, 'coEndings', 'the ending PLC');
  if (members !== undefined && members > LAW.privateMax && owners && !nonprofit)
    add('public_company_limited_by_shares', (reading.shareholders ?? 0) > LAW.privateMax ? 6.5 : 5, 'coPrivate', size);

  const existing = said.ownExistingCompany.yes > 0;
  // "I have a company, and want to trade in my own name as well": the name is the person's, not the company's.
  const besides = existing && said.ownName.yes > 0 && !reading.plural;
  // "Asona Ltd and my brother run it as partners" names no brand
  const allied = said.partners.yes > 0 && !/name|brand|call/.test(said.secondName.words);
  // "my partnership with a company called Benso Ltd": its name, not a second one
  const called = said.corporatePartner.yes > 0 && !/name|brand/.test(said.secondName.words);
  const branded = said.secondName.yes > 0 && !besides && !allied && !called;
  // "a certificate for the brand on the bottles": a company that is not wished for must be there already
  const named =
    branded &&
    (said.secondName.yes > 1 || /brand|trade|trading|second|another|different/.test(said.secondName.words)) &&
    said.companyWish.yes > 0 &&
    !reading.wishesCompany &&
    said.subsidiaryCompany.yes + said.investors.yes + said.convert.yes === 0;
  // "not another company, just a name under it": the denied second company says that there is a first
  const only = branded && said.subsidiaryCompany.no > 0 && said.subsidiaryCompany.yes === 0 && !reading.foreignCompany;
  const guarantee = said.guarantee.yes > 0;
  // What is settled by a special case is not counted again for the private company: the "limited company" of a second name exists.
  const second =
    said.subsidiaryName.yes > 0 ||
    (existing && branded && said.subsidiaryCompany.yes + said.convert.yes === 0) ||
    name?.secondName === true;
  const abroad = (reading.foreignCompany || reading.foreignPlace) && said.trueBranch.yes > 0;
  const settled =
    second ||
    named ||
    only ||
    guarantee ||
    abroad ||
    said.trustees.yes > 0 ||
    said.sellToPublicShares.yes > 0 ||
    unlimited ||
    name?.ending === 'lbg';
  // "limited by shares, but no dividends and all income to the orphanage"
  const charitable = said.nonprofit.yes > 0 && (said.charity.yes + said.religious.yes > 0 || expectsDonations === true);
  const general =
    settled ||
    charitable ||
    besides ||
    (reading.foreignCompany && said.branch.yes > 0 && said.subsidiaryCompany.yes === 0)
      ? 0.2
      : 1;

  // A second name of a company that exists (Act 151 s.1).
  if (said.subsidiaryName.yes > 0) add('subsidiary_business_name', 8, 'sbnWhat', quote(said.subsidiaryName.words));
  else if (existing && branded && said.convert.yes === 0)
    add(
      'subsidiary_business_name',
      reading.foreignCompany ? 2 : 7,
      'sbnWhat',
      `${quote(said.ownExistingCompany.words)}, ${quote(said.secondName.words)}`,
    );
  else if (only) add('subsidiary_business_name', 6, 'sbnWhat', quote(said.secondName.words));
  // "register my company called Abena Foods": its own name, not a second one
  else if (
    branded &&
    said.companyWish.yes + said.limited.yes > 0 &&
    !(reading.wishesCompany && !/trad|brand|second|another|different|other|business name/.test(said.secondName.words))
  )
    add('subsidiary_business_name', named ? 6.5 : 3.5, 'sbnWhat', quote(said.secondName.words));
  if (name?.secondName) add('subsidiary_business_name', 7, 'sbnWhat', 'the name');

  // External company (Act 992 s.329).
  if (reading.foreignCompany) {
    if (said.branch.yes > 0)
      add('external_company', said.trueBranch.yes > 0 ? 7 : 5, 'exWhat', quote(said.branch.words));
    else add('external_company', 3.3, 'exWhat', 'a company from abroad');
    if (said.branch.yes > 0) add('company_limited_by_guarantee', -2, 'exWhat', quote(said.branch.words));
    if (said.subsidiaryCompany.yes > 0)
      add(
        'company_limited_by_shares',
        said.trueBranch.yes > 0 ? 3 : 6.5,
        'exSubsidiary',
        quote(said.subsidiaryCompany.words),
      );
    if (said.subsidiaryCompany.no > 0) add('external_company', 2.5, 'exSubsidiary', 'not a subsidiary');
    if (said.trueBranch.no > 0 && said.trueBranch.yes === 0) {
      add('external_company', -5, 'exSubsidiary', 'not a branch');
      add('company_limited_by_shares', 3, 'exSubsidiary', 'not a branch');
    }
    add('company_limited_by_shares', 2, 'gipcRegister', 'owners from abroad');
  } else if (said.trueBranch.yes > 0) {
    add(
      'external_company',
      reading.foreignPlace ? 6 : /external compan/.test(said.trueBranch.words) ? 6 : 2,
      'exWhat',
      quote(said.trueBranch.words),
    );
  }
  if (name?.ending === 'branch') add('external_company', 5.5, 'exWhat', 'the name');
  if (name?.ending === 'foreign') add('external_company', 3.5, 'exWhat', 'the ending of the name');

  // Trustees (Act 106 s.1).
  if (said.trustees.yes > 0) {
    add(
      'incorporated_trustees',
      said.trusteeLand.yes + said.limited.yes > 0 ? 7.5 : 3,
      'itWhat',
      quote(said.trustees.words),
    );
  }
  if (said.trustees.no > 0) add('incorporated_trustees', -3, 'itWhat', 'no trustees');

  // Professional body (NRCD 143).
  // "two chartered accountants" who practise are a firm, not the body that chartered them
  const firm = said.lawPractice.yes > 0 && members !== undefined && members <= LAW.partnershipMax;
  const standing =
    firm && !/bod|instit|member|exam|certif/.test(said.professionalBody.words)
      ? 0
      : Math.min(said.professionalBody.yes, 3);
  if (standing > 0) {
    const strong =
      1.7 * standing +
      (/professional (body|bodi|institut)|chartered institute|body (of|for|to|that)/.test(said.professionalBody.words)
        ? 2
        : 0);
    if (members !== undefined && members < LAW.professionalMin && members > 1) {
      add('company_limited_by_guarantee', strong + 1.5, 'pbWhat', size);
      add('professional_body', strong * 0.5, 'pbWhat', quote(said.professionalBody.words));
    } else if (!forProfit || members === undefined || members >= LAW.professionalMin) {
      add(
        'professional_body',
        strong + (members !== undefined && members >= LAW.professionalMin ? 2 : 0),
        'pbWhat',
        quote(said.professionalBody.words),
      );
    }
  }

  // Co-operative (NLCD 252).
  const enough = members === undefined || members >= LAW.cooperativeMin;
  if (said.cooperative.yes > 0) {
    if (enough) add('cooperative_society', 6.5, 'csWhat', quote(said.cooperative.words));
    else {
      add('cooperative_society', 1, 'csWhat', size);
      add('company_limited_by_shares', 3, 'csWhat', size);
    }
  } else if (
    said.jointProduction.yes > 0 &&
    said.producers.yes > 0 &&
    enough &&
    (members !== undefined || reading.plural)
  ) {
    add(
      'cooperative_society',
      !forProfit
        ? 5.5
        : (members ?? 0) > LAW.partnershipMax && /sell|market|process|produc|farm/.test(said.jointProduction.words)
          ? 4.5
          : 2,
      'csWhat',
      quote(said.jointProduction.words),
    );
  } else if (said.jointProduction.yes > 0 && members !== undefined && members >= LAW.cooperativeMin) {
    add('cooperative_society', 3, 'csWhat', quote(said.jointProduction.words));
  }
  if (said.cooperative.no > 0) add('cooperative_society', -5, 'csWhat', 'not a co-operative');

  // Unlimited company (Act 992 s.7).
  if (unlimited)
    add(
      'unlimited_company',
      said.lawPractice.yes + said.companyWish.yes + said.shares.yes > 0 ? 6.5 : anyCompany ? 4 : 2,
      'ulWhat',
      quote(said.unlimited.words || 'unlimited'),
    );
  if (said.lawPractice.yes > 0) {
    const incorporate = (said.companyWish.yes > 0 && !/^firms?$/.test(said.companyWish.words)) || said.limited.yes > 0;
    add('unlimited_company', incorporate ? 5 : 2, 'ulUses', quote(said.lawPractice.words));
    if (members !== 1 && said.solo.yes === 0) add('partnership', 2.2, 'ptWhat', quote(said.lawPractice.words));
  }
  if (name?.ending === 'unlimited') add('unlimited_company', 6.5, 'coEndings', 'the ending of the name');

  // Guarantee company (Act 992 s.8).
  const G = 'company_limited_by_guarantee';
  if (said.religious.yes > 0) add(G, 4, 'lbgUses', quote(said.religious.words));
  if (said.charity.yes > 0) add(G, said.charity.yes > 1 ? 4 : 3.2, 'lbgUses', quote(said.charity.words));
  if (said.association.yes > 0)
    add(
      G,
      standing > 1 && members !== undefined && members >= LAW.professionalMin ? 1.6 : 3.2,
      'lbgUses',
      quote(said.association.words),
    );
  if (said.nonprofit.yes > 0) add(G, 3.2, 'lbgWhat', quote(said.nonprofit.words));
  if (expectsDonations === true)
    add(
      G,
      bodySaid || !hasText ? 3.2 : said.smallTrade.yes > 0 || name?.head === 'trade' ? 2 : 2.6,
      'lbgUses',
      'the donations you expect',
    );
  else if (said.donations.yes > 0) add(G, 2, 'lbgUses', quote(said.donations.words));
  if (expectsDonations === false) add(G, -0.6, 'lbgUses', 'no donations');
  if (forProfit || (owners && said.shares.no === 0))
    add(G, -2.5, 'lbgNoShares', forProfit ? quote(said.profit.words) : 'owners with shares');
  for (const body of ['religious', 'charity', 'association'] as const) {
    if (said[body].no > 0 && said[body].yes === 0) add(G, -1.5, 'lbgUses', 'said not to be one');
  }
  if (said.profit.no > 0)
    add(G, notForProfit ? 3.2 : said.profit.yes + said.nonprofit.yes === 0 ? 2 : 1.2, 'lbgWhat', 'no profit');
  if (said.shares.no > 0) add(G, 1, 'lbgNoShares', 'no shares');
  if (said.school.yes > 0) {
    add(G, nonprofit ? 1.5 : 0.5, 'lbgUses', quote(said.school.words));
    if (!nonprofit) add('company_limited_by_shares', 1.2, 'coOne', quote(said.school.words));
  }
  if (guarantee) add(G, 4, 'lbgWhat', quote(said.guarantee.words));
  if (said.guarantee.no > 0 && !guarantee) add(G, -3, 'lbgWhat', 'not limited by guarantee');
  if (name?.ending === 'lbg') add(G, 5.5, 'coEndings', 'the ending of the name');

  // Private company (Act 992 s.7).
  const L = 'company_limited_by_shares';
  // "its head office was incorporated in Lomé" is no wish for a company here
  const elsewhere = reading.foreignCompany && /^incorporat\w*$|own name/.test(said.limited.words);
  if (said.limited.yes > 0 && said.lawPractice.yes === 0 && !elsewhere)
    add(L, 4 * general, 'coLiability', quote(said.limited.words));
  if (said.exposure.yes + said.exposure.no > 0 && !unlimited)
    add(
      L,
      4,
      'coLiability',
      said.exposure.yes > 0 ? quote(said.exposure.words) : 'property that is to be kept from its debts',
    );
  if (said.shares.yes > 0) add(L, 2.8 * general, 'coLiability', quote(said.shares.words));
  if ((reading.shareholders ?? 0) > 1 && (reading.shareholders ?? 0) <= LAW.privateMax) {
    add(L, 3, 'coPrivate', `${reading.shareholders} shareholders`);
  }
  if (said.investors.yes > 0) add(L, 3 * general, 'coLiability', quote(said.investors.words));
  if (said.startup.yes > 0) add(L, 2.5 * general, 'coOne', quote(said.startup.words));
  if (said.bigBusiness.yes > 0)
    add(L, Math.min(said.bigBusiness.yes, 2) * 1.1 * general, 'coLiability', quote(said.bigBusiness.words));
  if (said.regulatedFinance.yes > 0) {
    add(L, 3.5, 'bnFinance', quote(said.regulatedFinance.words));
    add('sole_proprietorship', -4, 'bnFinance', quote(said.regulatedFinance.words));
    add('partnership', -3, 'bnFinance', quote(said.regulatedFinance.words));
  }
  if (said.companyWish.yes > 0)
    add(
      L,
      (reading.wishesCompany && !reading.foreignCompany ? 2.6 : said.smallTrade.yes + said.solo.yes === 0 ? 1.6 : 1.2) *
        general,
      'coOne',
      quote(said.companyWish.words),
    );
  if (said.companyWish.yes > 0 && said.solo.no + said.partners.no > 0)
    add(L, 1.5, 'coOne', 'neither alone nor a partnership');
  if (said.companyWish.no > 0) add(L, -1, 'coOne', 'no company wanted');
  if (said.familyBusiness.yes > 0) {
    add(L, 1.8, 'ptFamily', quote(said.familyBusiness.words));
    if (!forProfit && said.pair.yes === 0) add('partnership', -1.5, 'ptFamily', quote(said.familyBusiness.words));
  }
  if (said.convert.yes > 0 && said.sellToPublicShares.yes === 0) add(L, 2.5, 'coOne', quote(said.convert.words));
  if (existing && said.subsidiaryCompany.yes > 0 && !reading.foreignCompany && said.subsidiaryName.yes === 0)
    add(L, 4.5, 'coOne', quote(said.subsidiaryCompany.words));
  if (name?.ending === 'ltd' && !second) {
    add(L, 6, 'coEndings', 'the ending of the name');
    add('sole_proprietorship', -3.5, 'bnNoLimited', 'the ending of the name');
  }
  if (reading.foreignPerson) add(L, 4.5, 'bnForeigner', 'an owner who is not Ghanaian');
  const partnerCompany =
    (said.corporatePartner.yes > 0 || (said.partners.yes > 0 && existing && !second && said.lawPractice.yes === 0)) &&
    !reading.foreignCompany &&
    said.subsidiaryName.yes === 0;
  if (partnerCompany) add(L, 5, 'ptLimits', quote(said.corporatePartner.words || said.ownExistingCompany.words));
  if (members !== undefined && members > LAW.partnershipMax && !nonprofit) {
    const trading =
      forProfit ||
      owners ||
      said.together.yes > 0 ||
      said.partners.yes > 0 ||
      !hasText ||
      said.smallTrade.yes > 0 ||
      said.bigBusiness.yes > 0 ||
      reading.trade !== undefined ||
      reading.tokens.some(({ word }) => word === 'business' || word === 'trade');
    // Many people and no trade in sight: more often a body of members than a business.
    if (!trading && !settled && said.companyWish.yes === 0) add(G, 2.8, 'lbgUses', size);
    add(L, (trading ? 3.5 : 2) * (members > LAW.privateMax && owners ? 0 : general), 'ptTwenty', size);
  }

  // Partnership (Act 152 ss.3-4).
  const P = 'partnership';
  if (said.partners.yes > 0) add(P, said.cooperative.yes > 0 && enough ? 2 : 4, 'ptWhat', quote(said.partners.words));
  if (said.partners.no > 0) add(P, /partnership/.test(said.partners.denied) ? -5 : -2.5, 'ptWhat', 'no partners');
  if (said.pair.yes > 0) add(P, 3, 'ptWhat', quote(said.pair.words));
  if (members !== undefined && members > 1 && members <= LAW.partnershipMax) {
    add(
      P,
      (reading.people !== undefined ? (said.pair.yes > 0 ? 1.4 : 2.4) : reading.plural ? 1.8 : hasText ? 0.6 : 1.6) *
        (nonprofit || reading.shareholders !== undefined || settled ? 0.4 : 1),
      'ptWhat',
      size,
    );
  }
  if (members !== undefined && members > LAW.partnershipMax) add(P, -8, 'ptLimits', size);
  if ((said.limited.yes > 0 || said.exposure.yes > 0) && !settled)
    add(P, -2, 'coLiability', 'limited liability wanted');
  if (said.investors.yes > 0 && !settled) add(P, -1.5, 'coLiability', quote(said.investors.words));
  if (partnerCompany) add(P, -6, 'ptLimits', quote(said.corporatePartner.words || said.ownExistingCompany.words));
  if (reading.plural && hasText && forProfit) add(P, 0.8, 'ptWhat', several);
  else if (
    reading.ourselves &&
    !reading.single &&
    reading.trade === undefined &&
    said.smallTrade.yes === 0 &&
    members === undefined &&
    !bodySaid &&
    !nonprofit &&
    !settled &&
    !existing
  )
    add(P, 0.6, 'ptWhat', several);

  // Business name (Act 151).
  const B = 'sole_proprietorship';
  add(B, 1.2, 'bnWhat', '');
  // "I have a business name and want to change it to a company": what it is now, not what it is to be
  const converts =
    said.convert.yes > 0 && said.limited.yes + said.companyWish.yes + said.shares.yes + said.investors.yes > 0;
  // "he wrote sole proprietor, yet his brother owns half": the facts count for more than the label
  const labelled = said.partners.yes > 0 && /propriet|business name|enterprise|trader/.test(said.solo.words);
  if (said.solo.yes > 0)
    add(
      B,
      nonprofit ? 0.8 : converts ? 0.5 : labelled || said.exposure.yes > 0 ? 0.6 : said.limited.yes > 0 ? 1.2 : 3,
      'bnWhat',
      quote(said.solo.words),
    );
  if (said.solo.yes > 0 && said.pair.yes === 0 && said.partners.yes === 0) add(P, -2, 'bnWhat', quote(said.solo.words));
  // "I am not alone"
  if (said.solo.no > 0 && said.solo.yes === 0) {
    add(B, -2.5, 'bnWhat', 'not alone');
    add(P, 1.5, 'ptWhat', 'not alone');
  }
  if (teamSize === 1)
    add(
      B,
      nonprofit
        ? 0.6
        : said.limited.yes + said.exposure.yes + said.exposure.no + said.investors.yes > 0 ||
            (said.pair.yes > 0 && said.solo.yes === 0)
          ? 1
          : 2.2,
      'bnWhat',
      'a team of 1',
    );
  if (besides) add(B, 4, 'bnWhat', quote(said.ownName.words));
  // "traders association": whose trade it is, not what the body does
  const ofMembers = bodySaid && !reading.single && said.solo.yes === 0 && !forProfit;
  if (said.smallTrade.yes > 0 && !settled)
    add(
      B,
      (said.smallTrade.yes > 1 && said.limited.yes === 0 ? 2.2 : 1.6) *
        (said.pair.yes + said.partners.yes + said.nonprofit.yes > 0 || owners || (reading.people ?? 1) > 1 ? 0.4 : 1) *
        (ofMembers ? 0.3 : 1),
      'bnWhat',
      quote(said.smallTrade.words),
    );
  if (hasText && !ofMembers && !reading.plural && reading.people === undefined && said.pair.yes === 0)
    add(B, 0.8, 'bnWhat', reading.trade === undefined || settled ? '' : quote(reading.trade));
  // "we do landscaping": who trades often says "we" of himself alone
  if (reading.ourselves && members === undefined && reading.trade !== undefined && !ofMembers && !settled)
    add(B, 0.8, 'bnWhat', quote(reading.trade));
  if (reading.plural && members === undefined) add(B, -0.8, 'ptWhat', several);
  if (members !== undefined && members > 1)
    add(
      B,
      members > LAW.partnershipMax ? -4 : hasText && !reading.plural ? -0.4 : reading.people === undefined ? -1 : -2,
      'bnWhat',
      size,
    );
  if (reading.foreignPerson) {
    add(B, -4, 'bnForeigner', 'an owner who is not Ghanaian');
    add(P, -4, 'bnForeigner', 'an owner who is not Ghanaian');
  }
  if (reading.foreignCompany) add(B, -5, 'exWhat', 'a company from abroad');

  // The name, where it says more than who trades. Beside a purpose it counts for less.
  if (name) {
    const share = hasText ? 0.45 : 1;
    if (name.head === 'trade') add(B, 1.6 * share, 'bnWhat', `${quote(name.headWord)} in the name`);
    else if (name.head !== 'unknown') {
      const rule = NAME_HEADS[name.head]!;
      // "… Co-op" says what it is to be, more than what it does can
      const own = name.head === 'cooperative' && hasText ? 0.8 : share;
      add(rule.entity, rule.weight * own, rule.fact, `${quote(name.headWord)} in the name`);
      if (name.head === 'professionalBody') add(G, 1.4 * share, 'lbgUses', `${quote(name.headWord)} in the name`);
      if (name.head === 'school') add(G, 0.7 * share, 'lbgUses', `${quote(name.headWord)} in the name`);
    }
    if (name.joined === 'partners') add(P, (name.law ? 3.5 : 3) * share, 'ptWhat', 'the partners in the name');
    if (name.joined === 'associates') add(P, 2.6 * share, 'ptWhat', 'the associates in the name');
    if (name.joined === 'two') add(P, 2.2 * share, 'ptWhat', 'the two names in it');
    if (name.law && name.joined === undefined && name.ending === undefined)
      add(P, 1.5 * share, 'ptWhat', `${quote(name.headWord)} in the name`);
    if (name.insurer || (name.finance && name.ending === undefined && name.head !== 'trade'))
      add(L, 3.2 * share, 'bnFinance', 'the name');
  }
  return evidence;
}
