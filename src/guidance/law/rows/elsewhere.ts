import { H, M } from '../statement.ts';

/** What the Office of the Registrar of Companies does not register, and where that belongs. */
export const ELSEWHERE_ROWS = {
  elUnion: M(
    'act651',
    'Part XI',
    'A trade union usually gets its certificate from the Chief Labour Officer. Two or more workers of the same undertaking may form one. They hand in the constitution, rules, officers and office address, and need no company or business name.',
  ),
  elParty: M(
    'act574',
    'ss.1-3',
    'A political party is reported to register with the Electoral Commission. Before that it may not canvass for votes. For the final certificate it needs offices in two-thirds of the districts.',
  ),
  elMark: H(
    'act664',
    'ss.3, 9',
    'You protect a trade mark by registering the mark itself. A company or business name does not protect it.',
  ),
  elMarkYears: H(
    'act664',
    'ss.10-11',
    'A trade mark lasts ten years from the filing date. It can be renewed for ten years at a time, with six months’ grace for a surcharge.',
  ),
  elGeneral: M(
    'allafrica2208',
    '',
    'Trade marks and other industrial property, marriages, public trusts and the estates of the dead were reported to stay with the Registrar-General’s Department when the ORC became an office of its own.',
  ),
  elEstateGoods: M(
    'allafrica2208',
    '',
    'What somebody left at death is a matter of the estate, which is reported to belong to the Registrar-General’s Department, not the ORC. To register a business moves none of it.',
  ),
  elFamilyTrust: M(
    'allafrica2208',
    '',
    'No ORC service for a private family trust was found. The usual way is a lawyer’s deed.',
  ),
  elWedding: M(
    'ghananews2308',
    '',
    'A church that wants to celebrate marriages is reported to license its premises and have its minister gazetted through the Registrar-General’s Department. A certificate of the ORC does not give that right.',
  ),
  elTax: H(
    'graTin',
    '',
    'Since 1 April 2021 a person’s Ghana Card number is the tax number. An organisation gets its own from the Ghana Revenue Authority, free, after its registration.',
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
    'Nobody may carry on a business, whatever its name, without registering it with the tax authority and showing the certificate at the place of business. Otherwise it costs GH¢1,200 or three months in prison, but who is late can pay the fee and the same again instead. Whether a later revenue law changed this was not checked.',
  ),
  elGain: H('act992', 's.3', 'The rule that makes a group register is for groups formed for gain.'),
  elConvert: M(
    'doelegists',
    '',
    'No form usually turns a business name into a company. You form the company, and move the assets and contracts to it.',
  ),
  elConvertAfter: H(
    'graTin',
    '',
    'A company formed in the place of a business name gets a tax number of its own, free. So ask about permits and licences, and the bank about the account. The business name goes on until it is ended.',
  ),
} as const;
