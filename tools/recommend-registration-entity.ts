import * as z from 'zod';
import { ENTITY_IDS } from '../src/guidance/law/entity-ids.ts';
import { ACTIVITIES, BODIES, FOREIGN, MATTERS, PROFITS_GO_TO, WANTS } from '../src/guidance/facts.ts';
import type { Recommendation } from '../src/guidance/advice/recommend.ts';
import { NEEDS } from '../src/guidance/law/needs.ts';
import { TOPICS } from '../src/guidance/topics.ts';
import {
  LETTER_OR_DIGIT,
  choiceOrUnsure,
  choices,
  flag,
  line,
  orUnsure,
  paragraph,
  whole,
  words,
  yesOrNo,
} from '../src/registry/fields.ts';
import { ToolError } from '../src/errors.ts';
import type { NamesPort } from '../src/registry/ports.ts';
import { defineTool, type CallContext } from '../src/registry/tool.ts';
import { FACT_FIELDS } from '../src/guidance/advice/case.ts';
import { inFourFields, readOlder } from '../src/guidance/advice/four-fields.ts';
import { recommendationText } from './recommend-registration-entity.text.ts';
import { essentials, estimate, fee, inShort, nameFinding, sources, stated, withNotices } from './shapes.ts';

const keys = <K extends string>(labels: Readonly<Record<K, unknown>>): K[] => Object.keys(labels) as K[];

/** What the specification's first version did not have. */
const NEWER_FIELDS = [...FACT_FIELDS.filter((field) => field !== 'expects_donations'), 'topics' as const];

/** What an answer to a question would change; nothing is given where all stays as it is. */
const effect = {
  leads_to: z
    .enum([...ENTITY_IDS, 'none'])
    .exactOptional()
    .meta({ description: 'This answer would make it another recommended_entity' }),
  changes: z
    .boolean()
    .exactOptional()
    .meta({ description: 'The entity stays, but its cautions or what to do would change' }),
};

export const recommendationOutput = z.strictObject({
  recommended_entity: z.enum([...ENTITY_IDS, 'none']),
  need: z.enum(NEEDS),
  reason: z.string(),
  confidence: z.number().min(0).max(1).meta({ description: 'The probability that this is the right entity' }),
  next_questions: z.array(
    z.strictObject({
      question: z.string(),
      field: z
        .string()
        .exactOptional()
        .meta({ description: 'The input field to set with the answer; a service of an older version names none' }),
      options: z
        .array(z.strictObject({ value: z.string(), label: z.string(), ...effect }))
        .exactOptional()
        .meta({ description: 'Each value can be sent as it is; empty for a number' }),
      ranges: z
        .array(z.strictObject({ from: z.int(), to: z.int().exactOptional(), ...effect }))
        .exactOptional()
        .meta({ description: 'For a number: the answers that would change something' }),
    }),
  ),
  understood: z
    .array(
      z.strictObject({
        field: z.string(),
        value: z.string().meta({ description: 'As the field takes it; a list with commas' }),
        from: z.enum(['stated', 'read']),
        probability: z.number().min(0).max(1),
      }),
    )
    .meta({ description: 'The facts that it rests on; send back corrections only' }),
  name_check: nameFinding.exactOptional().meta({
    description:
      'What a check of business_name for the recommended entity finds; the ending that it must have is told in requires',
  }),
  start_url: z.string().meta({ description: 'Where the person starts the registration' }),
  alternatives: z.array(
    z.strictObject({
      entity: z.string(),
      confidence: z.number(),
      reason: z.string(),
      asks: z.string().exactOptional().meta({ description: 'What it asks beside the fee to register' }),
      estimate: estimate.exactOptional().meta({ description: 'What registering it costs' }),
    }),
  ),
  cautions: z.array(
    z.strictObject({
      message: z.string(),
      waits: z.string().exactOptional().meta({ description: 'What must wait until it is granted' }),
      authority: z.string().exactOptional(),
      site: z.string().exactOptional().meta({ description: 'The website of the authority' }),
      step: z
        .enum(['before', 'after'])
        .exactOptional()
        .meta({ description: 'It is a step before or after the registration' }),
      topic: z.string().exactOptional().meta({ description: 'What the words speak of, as topics names it' }),
      limits: z.boolean().exactOptional().meta({ description: 'The plan stands only if this is fulfilled' }),
      capital: z
        .strictObject({ least: z.number(), most: z.number() })
        .exactOptional()
        .meta({ description: 'The foreign capital that it asks, in US dollars' }),
      source: z.string(),
      as_of: z.string().exactOptional(),
    }),
  ),
  requires: z
    .strictObject({
      entity_name: z.string(),
      registered_with: z.string(),
      fees: z.array(fee),
      ...essentials,
      once_registered: z.array(stated).exactOptional(),
    })
    .exactOptional()
    .meta({ description: 'What registering it takes' }),
  elsewhere: z
    .strictObject({
      tool: z.string().exactOptional(),
      entity_type: z.string().exactOptional().meta({ description: 'What is registered, as the tool takes it' }),
      registration_date: z
        .string()
        .exactOptional()
        .meta({ description: 'The year in which it was registered, if the words say it, as the tool takes it' }),
      office: z.string().exactOptional(),
      where: z.string().exactOptional(),
      offices: z.array(stated).exactOptional(),
      says: z.array(stated.extend({ topic: z.string().exactOptional() })),
      fees: z.array(fee).exactOptional(),
    })
    .exactOptional()
    .meta({ description: 'Where the matter belongs, if nothing new is registered' }),
  sources: sources.exactOptional(),
  notices: z.array(z.string()).exactOptional(),
});

export const recommendRegistrationEntity = defineTool({
  name: 'recommend_registration_entity',
  title: 'Recommend a registration entity',
  description:
    'Says which entity type to register in Ghana, or that none is needed, permitted or registered here: reason, papers, fees, licences; checks business_name too. ' +
    'Set every field that the user answered; leave the rest out. ' +
    'Ask next_questions at once; call again only with answers that change something (leads_to, changes) or correct understood. Guidance only: the Office of the Registrar of Companies decides. Public beta.',
  endpoint: 'POST /api/v1/registration-recommendation',
  permission: { mcp: 'read_public_recommendation', http: 'create_recommendation' },
  stability: 'beta',
  view: 'recommendation',
  effect: 'reads',
  answeredBy: 'service_or_here',
  status: 200,
  uses: ['guidance', 'urls'],
  mayUse: ['names'],
  input: z
    .strictObject({
      business_name: line(160, 'The name, if there is one').exactOptional(),
      purpose: paragraph(2000, "The user's own words: what it will do, who is in it, what they ask").exactOptional(),
      expects_donations: orUnsure(flag('Gifts, grants, tithes or dues will fund it')).exactOptional(),
      team_size: whole(1, 10_000_000, 'People in the team').exactOptional(),
      matter: choiceOrUnsure(
        keys(MATTERS),
        'start: set up anything, a business name into a company, a second name for one. change, close ...: what is registered',
      ).exactOptional(),
      body: choiceOrUnsure(
        keys(BODIES),
        'business: for gain; practice: regulated profession with clients; professional_institute: represents a profession; trustees: hold property for a body',
      ).exactOptional(),
      owners: orUnsure(
        whole(1, 10_000_000, 'Owners, partners, shareholders or founding members; never workers or customers'),
      ).exactOptional(),
      profits_go_to: choiceOrUnsure(
        keys(PROFITS_GO_TO),
        'objects: all stays for the purpose; members_by_use: by how much each used it',
      ).exactOptional(),
      wants: choices(
        keys(WANTS),
        'limited_liability: own property safe from debts, or just a company; tenders: contracts or a bank ask for a company',
      ).exactOptional(),
      foreign: choices(keys(FOREIGN), 'own_branch: a company formed abroad operates here itself').exactOptional(),
      ghanaian_share: orUnsure(whole(0, 100, 'Percent held by Ghanaians, if foreign')).exactOptional(),
      mainly_trading: yesOrNo('If foreign: mainly buys and sells goods').exactOptional(),
      ghanaian_spouse: yesOrNo('A foreign owner’s spouse is Ghanaian').exactOptional(),
      company_among_owners: yesOrNo('A company is an owner').exactOptional(),
      second_name_of_company: yesOrNo('An existing company wants another trading name').exactOptional(),
      activities: choices(keys(ACTIVITIES), 'What they themselves will do').exactOptional(),
      topics: words(keys(TOPICS), 'What else their words raise: each adds what the law says').exactOptional(),
    })
    .refine((input) => Object.keys(input).length > 0, {
      error: 'Give at least one field, such as purpose or business_name',
    }),
  output: recommendationOutput,
  text: recommendationText,
  keys: { start_url: { mcp: ['svc_url', 'justregisterit_url'], http: ['redirect_url'] } },
  older: {
    fields: NEWER_FIELDS,
    mark: 'understood',
    ask: (input) => [inFourFields(input)],
    join: (_input, [answer]) => answer!,
    read: readOlder,
  },
  examples: [
    {
      title: 'A church that takes donations',
      input: {
        business_name: 'Living Waters Chapel',
        purpose: 'A church in Tamale with about 80 members',
        expects_donations: true,
      },
      output: { recommended_entity: 'company_limited_by_guarantee' },
    },
    {
      title: 'One person with a small shop',
      input: { purpose: 'I sell provisions from a kiosk at Madina market, only me', team_size: 1 },
      output: { recommended_entity: 'sole_proprietorship' },
    },
    {
      title: 'Founders who want investors',
      input: { purpose: 'Three friends building a mobile app; we want investors to buy shares', team_size: 3 },
      output: { recommended_entity: 'company_limited_by_shares' },
    },
  ],
}).handle(async (input, { guidance, names, urls }, { report }) => {
  const { notices = [], ...recommendation } = await guidance.recommend(input);
  const { recommended_entity } = recommendation;
  const [links, { notice, ...named }] = await Promise.all([
    urls.open(),
    checked(input.business_name, recommendation, names, report),
  ]);
  return {
    ...recommendation,
    ...named,
    start_url: links.start(recommended_entity, input),
    ...withNotices(...notices, notice, links.notice),
  };
});

const NOT_CHECKED = 'The name was not checked';

interface Checked {
  readonly name_check?: z.output<typeof nameFinding>;
  /** Why there is no check. */
  readonly notice?: string;
}

/**
 * Checks the name for what is to be registered, or, where that is not permitted, for whatever lawful way is taken; the recommendation
 * stands without it. What is registered already has its name.
 */
async function checked(
  name: string | undefined,
  { recommended_entity, need }: Pick<Recommendation, 'recommended_entity' | 'need'>,
  register: NamesPort | undefined,
  report: CallContext['report'],
): Promise<Checked> {
  if (name === undefined || (recommended_entity === 'none' && need !== 'not_permitted')) return {};
  const entityType = recommended_entity === 'none' ? undefined : recommended_entity;
  if (!LETTER_OR_DIGIT.test(name)) return { notice: `${NOT_CHECKED}: it has no letter or digit.` };
  if (register === undefined) return { notice: `${NOT_CHECKED}.` };
  try {
    const found = await register.check(name, 1, { entityType, isBrief: true, mayLackEnding: true });
    return { name_check: inShort(name, found) };
  } catch (error) {
    const failure = error instanceof ToolError ? error.failure : undefined;
    const cause = error instanceof ToolError ? error.cause : error;
    if (cause !== undefined) report(cause);
    return { notice: failure === undefined ? `${NOT_CHECKED}.` : `${NOT_CHECKED}. ${failure.detail}` };
  }
}
