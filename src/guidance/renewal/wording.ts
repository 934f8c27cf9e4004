import { wordingsOf, type Wording } from '../wording.ts';

export const RENEWAL_WORDING = {
  // Where it stands
  noDates: { text: 'You gave no date, so where it stands cannot be said.', rests: [] },
  noRenewal: {
    text: 'You gave no date of a last renewal, so this takes it that there was none since registration: give that date, or only its year, if there was.',
    rests: [],
  },
  noFiling: {
    text: 'You gave no last filing, so this takes it that there was none since registration: give its date, or only its year, if there was.',
    rests: [],
  },
  returnTaken: {
    text: 'The return filed {when} is taken to be for the year to {end}: say so if it was for another year.',
    rests: [],
  },
  upToDate: { text: 'Nothing is owed today, {today}: the next is due by {due}.', rests: [] },
  upToDateReturn: {
    text: 'Nothing is owed today, {today}: the return for the year to {end} is due by {due}.',
    rests: [],
  },
  upToDateBetween: {
    text: 'Nothing is owed today, {today}: the next is due on a day between {from} and {to}, by the exact date that you did not give.',
    rests: [],
  },
  dueSoon: { text: 'It falls due by {due}, in {days}.', rests: [] },
  dueToday: { text: 'It falls due today, {today}.', rests: [] },
  overdue: { text: 'It was due by {due}, so it is late on {today}.', rests: [] },
  overdueReturn: { text: 'The return for the year to {end} was due by {due}, so it is late on {today}.', rests: [] },
  overdueBetween: {
    text: 'It was due on a day between {from} and {to}, so it is late on {today}.',
    rests: [],
  },
  arrears: { text: 'Years outstanding: {years}.', rests: [] },
  arrearsReturn: { text: 'Returns outstanding: for the financial years that ended in {years}.', rests: [] },
  nextOne: { text: 'The next one after that is due by {due}.', rests: [] },
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
  // Whether a business name may be lost
  lostByAll: {
    text: 'By every reading of the sources the name may have lapsed: the year that was not paid and three months more have gone by.',
    rests: ['rnCalendar'],
  },
  lostByBoth: {
    text: 'By the day on which it was registered or last renewed it ran out on {own}, and by what the Registrar said in February 2023 it may have been open to others since {calendar}.',
    rests: ['rnCalendar', 'rnExpiry'],
  },
  lostByRegistrar: {
    text: 'By what the Registrar said in February 2023 the name may have been open to others since {calendar}; by the day on which it was registered or last renewed it runs until {own}.',
    rests: ['rnCalendar', 'rnExpiry'],
  },
  lostByOwnDay: {
    text: 'By the day on which it was registered or last renewed it ran out on {own}; by what the Registrar said in February 2023 it stays yours until {calendar}.',
    rests: ['rnCalendar', 'rnExpiry'],
  },
  lostPerhaps: {
    text: 'By what the Registrar said in February 2023 the name may have been open to others since {calendar}; by the day on its certificate it depends on that day.',
    rests: ['rnCalendar', 'rnExpiry'],
  },
  // The rule
  sourcesDiffer: {
    text: 'Sources differ on the day, so the cautious one is given: the earlier of 31 March and the day of the year on which it was registered or last renewed.',
    rests: ['rnCalendar', 'rnExpiry', 'rnDeadline'],
  },
  partnershipDay: {
    text: 'The Act says once in every year, so the cautious day is given: the earlier of 30 April and the day of the year on which it was registered or last renewed.',
    rests: ['ptRenew', 'rnDeadline'],
  },
  yearEndTaken: {
    text: 'The financial year is taken to end on 31 December and its return to be due by 30 April: give the end of the financial year if it is another day.',
    rests: ['rnDeadline'],
  },
  yearEndUsual: {
    text: 'For a financial year that ends on 31 December the return is taken to be due by 30 April.',
    rests: ['rnDeadline'],
  },
  yearEndOther: {
    text: 'The Registrar’s deadline is for financial years that end on 31 December; for yours, which ends on {end}, the same four months are taken, so ask the ORC.',
    rests: ['rnDeadline'],
  },
  deadlinePassed: { text: 'That day has passed, and no later deadline was found.', rests: ['rnDeadline'] },
  firstReturn: {
    text: 'Its first return is due by {due} at the latest, which is 18 months after it was incorporated on {registered}.',
    rests: ['coFirst', 'coAccounts'],
  },
  fifteenMonths: {
    text: 'The date is 15 months after the last one, or the end of the next calendar year if that is earlier.',
    rests: ['exAccounts'],
  },
  endOfJanuary: { text: 'The date is 31 January of each year.', rests: ['pbRenew'] },
  // How to find the date
  readCertificate: {
    text: 'Look at the certificate and the last renewal receipt for an expiry date, and search your name on the ORC portal, orc.gov.gh.',
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
  stepCheck: {
    text: 'Search the name on the ORC portal, orc.gov.gh, and note its status and expiry date.',
    rests: ['rnExpiry'],
  },
  stepLost: {
    text: 'If the search no longer shows the name as yours, ask the ORC whether you can still renew it, or choose and register a new one.',
    rests: ['rnCalendar'],
  },
  stepPartnerYears: {
    text: 'Ask the ORC for the sum of all the unpaid years and the penalty, and pay it at once.',
    rests: [],
  },
  stepReceipt: { text: 'Keep the receipt: the next renewal asks for it.', rests: ['rnBank'] },
  stepOnRegister: {
    text: 'Search the company on the ORC portal, orc.gov.gh, before you pay anything: one that was struck off no longer shows there.',
    rests: ['coStrikePractice', 'coRestorePractice'],
  },
  stepRestore: {
    text: 'If it was struck off, a member, a former officer or a creditor first asks the High Court to restore it: take a lawyer.',
    rests: ['coRestoreHow', 'coRestorePractice'],
  },
  stepAudit: {
    text: 'Have the accounts for each year without a return drawn up and audited.',
    rests: ['coAuditor', 'coAccounts'],
  },
  stepSend: { text: 'Send the accounts to the members.', rests: ['coAccounts'] },
  stepFile: {
    text: 'File the return with its papers at the ORC, online or at an office, and pay the fee and any penalty.',
    rests: ['coReturn'],
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
  paperReceipt: { text: 'The receipt of the last renewal', rests: ['rnBank'] },
  paperPartners: { text: 'The yearly statement in the prescribed form, from the partners', rests: ['ptRenew'] },
  paperReturn: { text: 'The annual return', rests: ['coDays'] },
  paperAccounts: { text: 'The financial statements with the directors’ and auditors’ reports', rests: ['coAnnex'] },
  paperCertificates: {
    text: 'The certificates that it has at most 50 members and invited no public money',
    rests: ['coAnnex'],
  },
  paperOwners: { text: 'The particulars of members and beneficial owners', rests: ['coOwnersReturn'] },
  paperStatements: { text: 'The financial statements in English', rests: ['exNotify'] },
  paperMembers: { text: 'The list of members with their qualifications and addresses', rests: ['pbNeeds'] },
  paperCertificate: { text: 'The certificate of registration', rests: [] },
  // Warnings
  reRegisterPerhaps: {
    text: 'If it was registered before 5 December 2011 it must also re-register once, free of charge, to be in good standing; if it was registered on that day or later it need not.',
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
    text: 'Fees change from year to year: confirm them with the ORC before you pay.',
    rests: [],
  },
  feesAndReportsOld: {
    text: 'On {today} the amounts of {dates} are more than six months old, some reports too: confirm with the ORC before you pay.',
    rests: [],
  },
  feesOld: {
    text: 'On {today} the amounts of {dates} are more than six months old: confirm them with the ORC before you pay.',
    rests: [],
  },
  reportsOld: {
    text: 'On {today} some of the reports named under the sources are more than a year old, or, if they name a deadline, more than six months.',
    rests: [],
  },
} as const satisfies Record<string, Wording>;

export type RenewalWordingId = keyof typeof RENEWAL_WORDING;

export const { fill, isWording } = wordingsOf<RenewalWordingId>(RENEWAL_WORDING);
