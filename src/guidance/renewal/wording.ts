import type { Wording } from '../law/cited.ts';

export const RENEWAL_WORDING = {
  // Where it stands
  noDates: { text: 'You gave no date, so where it stands cannot be said.', rests: [] },
  noRenewal: {
    text: 'You gave no last renewal, so it is counted as never renewed. Give its date or year if there was one.',
    rests: [],
  },
  noFiling: {
    text: 'You gave no last filing, so it is counted as if nothing was filed. Give its date or year if there was one.',
    rests: [],
  },
  returnTaken: {
    text: 'The return filed {when} is taken to be for the year to {end}. Say so if it was for another year.',
    rests: [],
  },
  upToDate: { text: 'Nothing is owed today, {today}: by the rule below the next is due by {due}.', rests: [] },
  upToDateReturn: {
    text: 'Nothing is owed today, {today}: by the rule below the return for the year to {end} is due by {due}.',
    rests: [],
  },
  upToDateBetween: {
    text: 'Nothing is owed today, {today}: by the rule below the next is due between {from} and {to}, depending on the exact date.',
    rests: [],
  },
  dueSoon: { text: 'By the rule below it falls due by {due}, in {days}.', rests: [] },
  dueToday: { text: 'By the rule below it falls due today, {today}.', rests: [] },
  overdue: { text: 'By the rule below it was due by {due}, so it is late on {today}.', rests: [] },
  overdueReturn: {
    text: 'By the rule below the return for the year to {end} was due by {due}, so it is late on {today}.',
    rests: [],
  },
  overdueBetween: { text: 'By the rule below it was due by {due} at the latest, so it is late on {today}.', rests: [] },
  overdueReturnBetween: {
    text: 'By the rule below the return for the year to {end} was due by {due} at the latest, so it is late on {today}.',
    rests: [],
  },
  arrears: { text: 'Years outstanding: {years}.', rests: [] },
  arrearsReturn: {
    text: '{count} returns are outstanding: those for the financial years that ended in {years}, due in {dueYears}.',
    rests: [],
  },
  nextOne: { text: 'By that rule the next is due by {due}.', rests: [] },
  lastAnnounced: {
    text: 'The ORC’s last announced day, {day}, has passed: file now.',
    rests: ['rnDeadline'],
  },
  notAnnounced: { text: 'The ORC has announced no day for that yet: ask it.', rests: [] },
  ifReturnFor: { text: 'If the return filed {when} was for the year to {end}, {clause}.', rests: [] },
  whichReturn: { text: 'Say for which financial year that return was.', rests: [] },
  countedFrom: { text: 'Counted from {day}, {clause}.', rests: [] },
  exactDay: { text: 'Look up the exact date to settle it.', rests: [] },
  ifName: { text: 'If it is a business name, {clause}.', rests: ['rnCalendar', 'rnExpiry'] },
  ifCompany: { text: 'If it is a company, its annual return counts, and {clause}.', rests: ['coFirst', 'rnDeadline'] },
  sayType: { text: 'Say which entity type it is to get its own dates and cost.', rests: [] },
  noDayKnown: {
    text: 'Where it stands cannot be said: no source that was read gives the day on which it owes something every year.',
    rests: [],
  },
  nameOnlyRenews: {
    text: 'A business name files no annual return and usually no audited accounts.',
    rests: ['bnRenew', 'rnFirstYear'],
  },
  // Whether a business name may be lost
  lostByAll: {
    text: 'By every source read the name may have lapsed and gone to others: over three months have passed since the unpaid year.',
    rests: ['rnCalendar'],
  },
  lostByBoth: {
    text: 'Counted from its own registration or last renewal it ran out on {own}. By what the Registrar said in February 2023 it may have been open to others since {calendar}.',
    rests: ['rnCalendar', 'rnExpiry'],
  },
  lostByRegistrar: {
    text: 'By what the Registrar said in February 2023 the name may have been open to others since {calendar}. Counted from its own registration or last renewal it runs until {own}.',
    rests: ['rnCalendar', 'rnExpiry'],
  },
  lostByOwnDay: {
    text: 'One year after its own registration or last renewal was {own}, so it may have run out then. By what the Registrar said in February 2023 it stays yours until {calendar}.',
    rests: ['rnCalendar', 'rnExpiry'],
  },
  lostPerhaps: {
    text: 'By what the Registrar said in February 2023 the name may have been open to others since {calendar}. By the day on its certificate it depends on that day.',
    rests: ['rnCalendar', 'rnExpiry'],
  },
  // The rule
  sourcesDiffer: {
    text: 'Sources differ on the day. The cautious one is taken: 31 March, three months after the year, or the day of its registration or last renewal, if that is earlier.',
    rests: ['rnCalendar', 'rnExpiry'],
  },
  namesDayPassed: {
    text: 'The ORC’s last announced day was 30 April 2026, as reported: ask for the next.',
    rests: ['rnDeadline'],
  },
  partnershipDay: {
    text: 'The Act says once in every year. The cautious day is taken: 30 April, the ORC’s day in 2026, or the day on which it was registered or last renewed, if that is earlier.',
    rests: ['ptRenew', 'rnDeadline'],
  },
  yearEndTaken: {
    text: 'The financial year is taken to end on 31 December, and its return to be due by 30 April, the ORC’s day in 2026. Give the end of the financial year if it is another day.',
    rests: ['rnDeadline'],
  },
  yearEndAssumed: {
    text: 'The financial year is taken to end on 31 December. Give its end if it is another day.',
    rests: [],
  },
  yearEndUsual: {
    text: 'For a financial year that ends on 31 December the return is taken to be due by 30 April, the ORC’s day in 2026.',
    rests: ['rnDeadline'],
  },
  yearEndOther: {
    text: 'The ORC’s day is for financial years that end on 31 December. For yours, which ends on {end}, the same four months are taken, so ask the ORC.',
    rests: ['rnDeadline'],
  },
  noReturnIn: { text: 'So none is due in {years}.', rests: ['coFirst'] },
  firstAccounts: {
    text: 'Before that, by {accounts}, 18 months after incorporation, the accounts go to the members and the first general meeting is held. The auditors and all members who may vote can waive the meeting in writing. The Registrar may allow more time for the accounts.',
    rests: ['coAccounts', 'coMeeting'],
  },
  firstAccountsPast: {
    text: 'The first accounts had to be with the members, and the first general meeting held, by {accounts}, which has passed. Ask the Registrar for more time for the accounts.',
    rests: ['coAccounts', 'coMeeting'],
  },
  exactEnough: { text: 'No more exact date is needed.', rests: [] },
  strikeSlow: {
    text: 'Without an answer a strike-off takes two letters and a notice in the Bulletin, seven months at least. An answer that shows business stops it; one that there is none brings the notice at once.',
    rests: ['coStrike'],
  },
  ownersDaily: {
    text: '{daily} for each day since {since} if its beneficial owners are not filed, as reported ({days}: {sum}), not in the sum',
    rests: ['coOwnersDeadline'],
  },
  ownersDailyIfOld: {
    text: '{daily} for each day since {since} if it was formed before 2020 and its beneficial owners are not filed, as reported ({days}: {sum}), not in the sum',
    rests: ['coOwnersDeadline'],
  },
  byLawDays: {
    text: 'Reported in practice: one flat penalty of {flat}. By Act 992, s.126(7), {which}, {days} late since {due}, may cost up to {count} x {daily} = {sum}, and as much for every officer.',
    rests: ['coPenalty', 'coFlat'],
  },
  byLawDaily: {
    text: 'Reported in practice: one flat penalty. By Act 992, s.126(7), each late day may cost up to {daily}, and as much for every officer.',
    rests: ['coPenalty', 'coFlat'],
  },
  byLawExternal: {
    text: 'By Act 992, s.341, a default costs GH¢3,000 or, while it goes on, GH¢60 for each day, and as much for a local manager or process agent in default. Reported in practice: one flat penalty.',
    rests: ['exDefault'],
  },
  ifEverLate: {
    text: 'Only if it is ever late: one flat penalty, reported at GH¢1,000 (GH¢2,000 from the fifth year on); the Act allows GH¢300 a day for the company and each officer.',
    rests: ['coFlat', 'coPenalty'],
  },
  freshStart: {
    text: 'As reported in 2024, a company that does nothing still files. A new company does not end that: returns stay due until this one is off the register.',
    rests: ['coDormant', 'coReturn'],
  },
  firstReturn: {
    text: 'The first, for the year to {end}, is taken to be due by {due} at the latest: 18 months after incorporation, {accounts}, for the accounts, then 36 days.',
    rests: ['coFirst', 'coAccounts', 'coDays'],
  },
  firstReturnOpen: {
    text: 'The first is taken to be due between {from} and {to}: 18 months after incorporation for the accounts, then 36 days.',
    rests: ['coFirst', 'coAccounts', 'coDays'],
  },
  fifteenMonths: {
    text: 'The date is 15 months after the last one, or the end of the next calendar year if that is earlier.',
    rests: ['exAccounts'],
  },
  endOfJanuary: { text: 'The date is 31 January of each year.', rests: ['pbRenew'] },
  // How to find the date
  readCertificate: {
    text: 'Look for an expiry date on the certificate, on the last receipt and in the name search at orc.gov.gh.',
    rests: ['rnExpiry'],
  },
  readAccounts: {
    text: 'Count from the certificate of incorporation and from the day on which the accounts went to the members.',
    rests: ['coDays', 'coAccounts'],
  },
  readStatements: {
    text: 'Count from the date of the last statements that were filed, or of the registration in Ghana.',
    rests: ['exAccounts'],
  },
  readMembers: {
    text: 'It is the same day every year; the members’ certificates show the year they are for.',
    rests: ['pbRenew'],
  },
  askCooperatives: { text: 'Ask the Department of Co-operatives, which registered it.', rests: ['csWhere'] },
  askMinister: { text: 'Ask the Minister’s office that issued the certificate of incorporation.', rests: ['itWhat'] },
  // What to do
  stepNothing: { text: 'Nothing is to be paid or filed now. What follows is for when it falls due.', rests: [] },
  stepCheck: {
    text: 'Search the name on the ORC portal, orc.gov.gh, and note its status and expiry date.',
    rests: ['rnExpiry'],
  },
  stepLost: {
    text: 'If the search no longer shows the name as yours, ask the ORC whether you can still renew it. If not, register anew for the registration fee, and ask whether the unpaid years are still owed.',
    rests: ['rnCalendar'],
  },
  stepPartnerYears: {
    text: 'Ask the ORC for the sum of all the unpaid years and the penalty, and pay it at once.',
    rests: [],
  },
  stepPayName: {
    text: 'Pay with mobile money, as reported in June 2025: dial *222# and choose the Registrar’s services. That pays ghana.gov.gh, no person. Or pay at the on-site bank of an ORC office (in 2022-23 Accra, Takoradi, Tamale, Sunyani, Kumasi; also years that *222# does not take).',
    rests: ['rnDial', 'rnBank', 'orcBranches', 'orcKumasi'],
  },
  stepReceipt: { text: 'Keep the receipt. The next renewal asks for it.', rests: ['rnBank'] },
  stepOnRegister: {
    text: 'Search the company on the ORC portal, orc.gov.gh, before you pay anything. Rounds of striking off were reported from 2022 to December 2024, and one that was struck off no longer shows there.',
    rests: ['coStrikePractice', 'coRestorePractice'],
  },
  stepRestore: {
    text: 'Only to bring back one that was struck off without winding up: a member, a former officer or a creditor first asks the High Court to restore it, within 12 years. Take a lawyer.',
    rests: ['coRestore', 'coRestoreHow', 'coRestorePractice'],
  },
  stepPeople: {
    text: 'See that it has two directors, a qualified secretary and a licensed auditor. Tell the ORC a change in 28 days, of the auditor in 14.',
    rests: ['coDirectors', 'coSecretary', 'coAuditor', 'chDirector', 'chAuditor'],
  },
  stepAudit: {
    text: 'Have each year’s accounts audited, however small it is, and sent to the members. Auditors charge extra.',
    rests: ['coAuditor', 'coAccounts', 'coWaiver'],
  },
  stepFile: {
    text: 'File the return with its papers at the ORC, online or at an office, and pay the fee and any penalty.',
    rests: ['coReturn'],
  },
  stepStanding: {
    text: 'Then ask the ORC for proof of good standing, if you need it. No form, fee or time for it was found.',
    rests: [],
  },
  stepStatements: {
    text: 'Send the year’s financial statements to the ORC through the local manager.',
    rests: ['exAccounts'],
  },
  stepBody: {
    text: 'File the annual return with the list of members, and pay the fee for each member.',
    rests: ['pbRenew', 'pbMembers'],
  },
  stepOffice: {
    text: 'Ask that office what is due, in writing if you can, and keep the answer with the certificate.',
    rests: [],
  },
  // What to have ready
  paperForm: { text: 'The annual renewal form (Form F), filled in and signed', rests: ['rnForm', 'rnBank'] },
  paperReceipt: { text: 'The receipt of the last renewal, if any', rests: ['rnBank'] },
  paperPartners: { text: 'The yearly statement in the prescribed form, from the partners', rests: ['ptRenew'] },
  paperReturn: {
    text: 'The annual return, signed by a director and the secretary',
    rests: ['coDays'],
  },
  paperAccounts: { text: 'The financial statements with the directors’ and auditors’ reports', rests: ['coAnnex'] },
  paperCertificates: {
    text: 'The certificates that it has at most 50 members and invited no public money',
    rests: ['coAnnex'],
  },
  paperOwners: {
    text: 'The particulars of members and beneficial owners, who are filed first',
    rests: ['coOwnersReturn', 'coOwnersFirst'],
  },
  paperStatements: { text: 'The financial statements in English', rests: ['exNotify'] },
  paperMembers: { text: 'The list of members with their qualifications and addresses', rests: ['pbNeeds'] },
  paperCertificate: { text: 'The certificate of registration', rests: [] },
  // Warnings
  reRegisterPerhaps: {
    text: 'If it was registered before 5 December 2011, it must also re-register once, free of charge, to be in good standing. If it was registered on that day or later, it need not.',
    rests: ['rnReRegister'],
  },
  // Notices
  companyFields: {
    text: '{fields} only matter for a company that files annual returns, so they were left out here.',
    rests: [],
  },
  companyField: {
    text: '{fields} only matters for a company that files annual returns, so it was left out here.',
    rests: [],
  },
  oldRecord: {
    text: 'The laws named here date from 1962 and later; for a registration of {year} ask the ORC to search its old records.',
    rests: ['bnRenew'],
  },
  feesMove: {
    text: 'Fees change from year to year. Confirm them with the ORC before you pay.',
    rests: [],
  },
  feesOld: {
    text: 'On {today} the amounts of {dates} are more than six months old: confirm them with the ORC before you pay.',
    rests: [],
  },
  allOld: {
    text: 'Amounts of {dates} and reports of {years} are old: confirm them first.',
    rests: [],
  },
  reportsOld: {
    text: 'Reports of {years} are old: confirm before you rely on them.',
    rests: [],
  },
} as const satisfies Record<string, Wording>;

export type RenewalWordingId = keyof typeof RENEWAL_WORDING;
