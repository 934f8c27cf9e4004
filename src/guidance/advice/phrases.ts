import type { Activity, Body, Facts, Foreign, ProfitsGoTo, Want } from '../facts.ts';
import { ACTIVITIES } from '../facts.ts';
import { BUSINESSES } from '../law/table.ts';

/** Facts in a founder's words, each the rest of a sentence that begins with "you said that" or "as". */
const BODY: Readonly<Record<Body, string>> = {
  business: 'it is a business for gain',
  practice: 'it is a professional practice',
  religious: 'it is a religious body',
  charity: 'it is a charity',
  association: 'it is an association of its members',
  nonprofit_school_or_clinic: 'it is a school or clinic that is not run for gain',
  professional_institute: 'it is a body of a profession',
  cooperative: 'its members own it and use it together',
  trustees: 'trustees are to hold its property',
};

const PROFITS: Readonly<Record<ProfitsGoTo, string>> = {
  owners: 'the owners take the profit',
  objects: 'all the money stays for its purpose',
  members_by_use: 'members share by how much each used it',
};

const WANT: Readonly<Record<Want, string>> = {
  limited_liability: 'you want limited liability, which keeps your own property safe from its debts',
  investors_or_shares: 'you want investors or shares',
  tenders: 'you want contracts of government, big buyers or banks',
  unlimited_company: 'you want an unlimited company',
  public_share_offer: 'you want to sell shares to the public',
  stay_simple: 'you want it simple',
};

/** What is wanted where only the proposed name says so. */
export const NAME_OF_COMPANY = 'the name that you gave is a company’s';

const FOREIGN: Readonly<Record<Foreign, string>> = {
  none: 'all owners are Ghanaians',
  ghanaian_abroad_or_dual: 'all owners are Ghanaians, one abroad or with another passport too',
  owner: 'a foreigner owns part or all of it',
  own_branch: 'a company formed abroad will operate here itself',
  former_ghanaian: 'an owner is a citizen of another country only',
};

const doing = (activity: Activity): string => {
  const label = ACTIVITIES[activity];
  return `the work is ${/^(SSNIT|[A-Z]{2})/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`;
};

/** Nobody owns what has members. */
const ownersPhrase = (owners: number, body: Body | undefined): string =>
  body !== undefined && !BUSINESSES.includes(body)
    ? `it has ${owners.toLocaleString('en')} members`
    : owners === 1
      ? 'you own it alone'
      : `${owners.toLocaleString('en')} people own it`;

/** One fact with its value, as a phrase; undefined for a fact that needs no telling. */
export function phrase<F extends keyof Facts>(fact: F, value: unknown, { body }: Facts = {}): string | undefined {
  switch (fact) {
    case 'body':
      return BODY[value as Body];
    case 'owners':
      return ownersPhrase(value as number, body);
    case 'several_owners':
      return 'more than one person owns it';
    case 'profits_go_to':
      return PROFITS[value as ProfitsGoTo];
    case 'wants':
      return WANT[value as Want];
    case 'foreign':
      return FOREIGN[value as Foreign];
    case 'company_among_owners':
      return 'a company is among the owners';
    case 'second_name_of_company':
      return 'a company wants a further trading name';
    case 'expects_donations':
      return 'gifts, grants or dues will fund it';
    case 'activities':
      return doing(value as Activity);
    default:
      return undefined;
  }
}
