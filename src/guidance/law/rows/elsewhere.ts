import { H, M } from '../statement.ts';

/** What the Office of the Registrar of Companies does not register, and where that belongs. */
export const ELSEWHERE_ROWS = {
  elUnion: M(
    'act651',
    'Part XI',
    'A trade union usually gets its certificate from the Chief Labour Officer: two or more workers of the same undertaking may form one, and hand in the constitution, rules, officers and office address; it needs no company or business name.',
  ),
  elParty: M(
    'act574',
    'ss.1-3',
    'A political party is reported to register with the Electoral Commission: it may not canvass for votes before that, and it needs offices in two-thirds of the districts before the final certificate.',
  ),
  elMark: H(
    'act664',
    'ss.3, 9',
    'A trade mark is protected by registering the mark itself; a company or business name does not protect it.',
  ),
  elMarkYears: H(
    'act664',
    'ss.10-11',
    'A trade mark lasts ten years from the filing date and can be renewed for ten years at a time, with six months’ grace for a surcharge.',
  ),
  elGeneral: M(
    'allafrica2208',
    '',
    'Trade marks and other industrial property, marriages, public trusts and the estates of the dead were reported to stay with the Registrar-General’s Department when the ORC became an office of its own.',
  ),
  elFamilyTrust: M(
    'allafrica2208',
    '',
    'No service of the ORC for a private family trust was found; a lawyer’s deed is the usual way.',
  ),
  elWedding: M(
    'ghananews2308',
    '',
    'A church that wants to celebrate marriages is reported to license its premises and have its minister gazetted through the Registrar-General’s Department: a certificate of the ORC does not give that right.',
  ),
  elTax: H(
    'graTin',
    '',
    'A person’s Ghana Card number has been the tax number since 1 April 2021; an organisation gets its own from the Ghana Revenue Authority, free, after its registration.',
  ),
  elTaxOther: H(
    'graTin',
    '',
    'A body that the ORC does not register, such as a co-operative or a trust, applies to the Ghana Revenue Authority for its tax number with an introductory letter.',
  ),
  elLand: H('act1036', '', 'Titles and deeds of land are registered by the Lands Commission.'),
  elTaxBusiness: H(
    'act684',
    'ss.1, 4',
    'Nobody may carry on a business, whatever its name, without registering it with the tax authority, and the certificate is shown at the place of business. Somebody late can pay the fee and the same again instead of being prosecuted. Whether a later revenue law changed this was not checked.',
  ),
  elGain: H('act992', 's.3', 'The rule that makes a group register speaks of an association formed for gain.'),
  elConvert: M(
    'doelegists',
    '',
    'A business name usually cannot be turned into a company by a form: the company is formed, and the assets and contracts are moved to it.',
  ),
} as const;
