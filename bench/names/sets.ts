import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkName } from '../../src/names/check.ts';
import { buildIndex } from '../../src/names/index/index.ts';
import { GROUPS, type Group } from '../../src/names/likeness/settle.ts';
import { plainName } from './queries.ts';

/*
 * Sets of pairs that others made. A set is a file `NAME.tsv`: a line of titles, then in each line a kind, the proposed name and the
 * name held, separated by tabs. `match`: the held name ought to be found. `clean`: it ought not to. `held`: no question, only another
 * name in the register. A fourth column, where a set has one, names the register that a row belongs to; rows without one share theirs.
 * Where a set tells in which group the held name belongs, the kind is this group instead of `match`.
 */

export interface SetResult {
  readonly set: string;
  readonly matches: number;
  readonly first: number;
  readonly ten: number;
  readonly clean: number;
  /** Matches that are not among the first ten. */
  readonly missed: readonly string[];
  /** Unlike pairs that match. */
  readonly alarmed: readonly string[];
  /** Found, but not in first place. */
  readonly later: readonly string[];
  /** Of each group that the set tells: its pairs, how many of them match in any group, and how many in this one. */
  readonly groups: readonly GroupResult[];
}

export interface GroupResult {
  readonly group: Group;
  readonly pairs: number;
  readonly found: number;
  readonly inGroup: number;
  /** Found, but in another group. */
  readonly misplaced: readonly string[];
}

/** Evaluates every set in a folder, each against a register of its own names. */
export function evaluateSets(folder: string): SetResult[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .map((file) => evaluateSet(file.replace(/\.tsv$/, ''), readFileSync(join(folder, file), 'utf8')));
}

const KINDS = new Set<string>(['match', 'clean', 'held', ...GROUPS]);

function evaluateSet(set: string, text: string): SetResult {
  const rows = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  rows.forEach(([kind = ''], at) => {
    if (!KINDS.has(kind)) throw new Error(`${set}, line ${at + 2}: "${kind}" is not one of ${[...KINDS].join(', ')}`);
  });
  const registers = new Map<string, Set<string>>();
  for (const [, , name = '', register = ''] of rows) {
    const held = registers.get(register) ?? new Set();
    registers.set(register, held.add(name));
  }
  const indexes = new Map(
    Array.from(registers, ([register, held]) => [
      register,
      buildIndex(Array.from(held, (name) => ({ name, source: 'registry' as const }))),
    ]),
  );
  const missed: string[] = [];
  const alarmed: string[] = [];
  const later: string[] = [];
  const groups = GROUPS.map((group) => ({ group, pairs: 0, found: 0, inGroup: 0, misplaced: [] as string[] }));
  let [matches, first, ten, clean] = [0, 0, 0, 0];
  for (const [kind, proposed = '', name = '', register = ''] of rows) {
    if (kind === 'held') continue;
    const findings = checkName(indexes.get(register)!, proposed, 20, { isBrief: true });
    // The asked name's own entry is no answer.
    const found = GROUPS.flatMap((group) => findings[group].map((match) => ({ ...match, group }))).filter(
      (match) => match.name !== proposed || proposed === name,
    );
    const place = found.findIndex((match) => plainName(match.name) === plainName(name));
    const asked = groups.find(({ group }) => group === kind);
    if (asked) {
      asked.pairs++;
      if (place >= 0) asked.found++;
      if (found[place]?.group === kind) asked.inGroup++;
      else if (place >= 0) asked.misplaced.push(`${proposed} | ${name}: ${found[place]!.group}`);
    }
    if (kind === 'clean') {
      clean++;
      if (place >= 0) alarmed.push(`${proposed} | ${name}: ${found[place]!.why}`);
    } else {
      matches++;
      if (place === 0) first++;
      else if (place > 0)
        later.push(`${proposed} | ${name}: after ${found[0]!.name} (${found[0]!.score}, ${found[place]!.score})`);
      if (place >= 0 && place < 10) ten++;
      else missed.push(`${proposed} | ${name}`);
    }
  }
  return { set, matches, first, ten, clean, missed, alarmed, later, groups: groups.filter(({ pairs }) => pairs > 0) };
}
