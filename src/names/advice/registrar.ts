import { WORDING } from '../../guidance/advice/wording.ts';
import { isCompany, type EntityId } from '../../guidance/law/entity-ids.ts';

/** Who registers a type, and so decides on its name. */
interface Registrar {
  /** What to do before filing, because no list here is the office's own. */
  readonly search: string;
  /** Who decides, by which law, and what that means for a name. */
  readonly decides: string;
}

const OFFICE: Registrar = {
  search: 'search it at orc.gov.gh',
  decides:
    'The Registrar of Companies decides what is misleading, undesirable or too alike (Act 992, ss.21-22; no guideline found): “Yayara” was refused for “Yayra” (2019 report).',
};

/** The types that the Office of the Registrar of Companies does not register. */
const OTHERS: Partial<Readonly<Record<EntityId, Registrar>>> = {
  cooperative_society: {
    search: 'ask the Department of Co-operatives about it',
    decides:
      'The Department of Co-operatives registers it, not the Registrar of Companies (NLCD 252): ask there whether the name will do.',
  },
  incorporated_trustees: {
    search: 'ask the Minister’s office about it',
    decides:
      'The Minister incorporates trustees, not the Registrar of Companies (Act 106, s.1): ask there whether the name will do.',
  },
};

const registrarOf = (type: EntityId | undefined): Registrar => (type && OTHERS[type]) ?? OFFICE;

/** Where somebody searches for a name of a type before filing. */
export const whereToSearch = (type: EntityId | undefined): string => registrarOf(type).search;

/** What the sources say of companies only, which it may be where no type is known: reserving a name, and losing it. */
const ofCompanies = (type: EntityId | undefined): string =>
  type === undefined || isCompany(type)
    ? ` Within six months of its registration a company may be ordered to change its name; a dissolved company’s name is barred for five years. ${WORDING.reserving.text}`
    : '';

/** Who decides on a name, which no check can do, with the laws, and how it is kept meanwhile. */
export const whoDecides = (type: EntityId | undefined): string =>
  `${registrarOf(type).decides}${ofCompanies(type)} Have another ready. A name is no trade mark (Registrar-General’s Department).`;
