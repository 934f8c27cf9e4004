import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import test from 'node:test';
import { COMMON_FLAGS, checkOperands, readArguments } from '../../src/commands/arguments.ts';
import { everyCommand } from '../../src/commands/cli.ts';
import { scratch } from '../support/built.ts';
import { command } from '../support/command.ts';

const every = await everyCommand();
const groups = [...new Set(every.flatMap(({ name }) => (name.includes(' ') ? [name.split(' ')[0]!] : [])))];
const shown = async (words: readonly string[], columns = 80) => {
  const { status, stdout, stderr } = await command(words, {}, { columns });
  assert.deepEqual([status, stderr], [0, ''], words.join(' '));
  return stdout;
};

test('the help of a command says which words an operand may be', async () => {
  const help = await shown(['config', '--help']);
  assert.match(help, /CLIENT is one of claude-desktop, .*lm-studio, bridge\./s);
});

test("every command's example is one that it accepts, and its flags are its own", () => {
  for (const one of every) {
    const { name, example, flags } = one;
    assert.ok(example === name || example.startsWith(`${name} `), example);
    // The words as a shell would cut them.
    const words = Array.from(example.slice(name.length).split(' > ')[0]!.matchAll(/"([^"]*)"|(\S+)/g), ([, text, word]) => text ?? word!); // prettier-ignore
    assert.doesNotThrow(() => checkOperands(one, readArguments(words, flags)), example);
    for (const flag of Object.keys(flags)) assert.ok(!Object.hasOwn(COMMON_FLAGS, flag), `${name} --${flag}`);
  }
});

test('help shows the flags of a command and one example, and mentions the flags of all commands once', async () => {
  for (const { name, flags, example } of every) {
    const help = await shown([...name.split(' '), '--help']);
    assert.equal(await shown(['help', ...name.split(' ')]), help);
    assert.equal(await shown([...name.split(' '), '-h']), help);
    for (const flag of Object.keys(flags)) assert.match(help, new RegExp(`^  --${flag}\\b`, 'm'), name);
    assert.ok(help.includes(`\nExample:\n  registration-ghana ${example}\n`));
    assert.equal(help.match(/--data-dir/g)?.length, example.includes('--data-dir') ? 2 : 1, name);
    assert.doesNotMatch(help, /--base-url URL/);
  }
});

test('the help of the program lists every command and every flag of all commands; that of a group lists its commands', async () => {
  for (const words of [['--help'], ['-h'], ['help']]) {
    const help = await shown(words);
    for (const { name } of every) assert.ok(help.includes(`\n  ${name}`), name);
    for (const flag of Object.keys(COMMON_FLAGS)) assert.ok(help.includes(`--${flag}`), flag);
  }
  for (const group of groups) {
    const help = await shown(['help', group]);
    assert.match(help, /^Commands:/);
    for (const { name } of every) assert.equal(help.includes(`\n  ${name} `) || help.includes(`\n  ${name}\n`), name.startsWith(`${group} `), name); // prettier-ignore
  }
  assert.equal((await command(['names'])).status, 2);
  assert.match((await command(['help', 'nmes'])).stderr, /no command "nmes"\. Did you mean names\?/);
});

test('help is wrapped to the window; only words and commands that are longer stand out', async () => {
  for (const columns of [40, 60, 80, 110])
    for (const words of [['--help'], ['help', 'ask'], ['help', 'names', 'import']])
      for (const line of (await shown(words, columns)).split('\n'))
        assert.ok(
          line.length <= columns || line.trim().split(' ').length <= 2 || /^ {2}(?:registration-ghana|-)/.test(line),
          `${columns}: ${line}`,
        );
});

test('a missing operand is refused with the values that it may have', async () => {
  const { status, stderr } = await command(['config']);
  assert.equal(status, 2);
  assert.match(stderr, /Missing CLIENT\. CLIENT is one of claude-desktop, .*goose/);
});

/** What bash offers after the words of a line; the last word is the one being typed. */
function offered(script: string, ...words: string[]): string[] {
  const line = ['registration-ghana', ...words].map((word) => `'${word}'`).join(' ');
  const drive = `source ${script}; COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _registration_ghana; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', drive], { encoding: 'utf8' });
  assert.deepEqual([status, stderr], [0, ''], words.join(' '));
  return stdout.split('\n').filter((word) => word !== '');
}

test(
  'bash completes commands, their flags and the values of flags and operands',
  { skip: spawnSync('bash', ['--version']).status !== 0 },
  async (context) => {
    const script = join(scratch(context), 'completion.bash');
    writeFileSync(script, await shown(['completion', 'bash']));
    assert.deepEqual(offered(script, 'ren'), ['renewal']);
    assert.deepEqual(offered(script, 'names', '').toSorted(), ['check', 'import', 'status']);
    for (const { name, flags } of every) {
      const found = offered(script, ...name.split(' '), '--');
      assert.deepEqual(found.toSorted(), [...Object.keys(flags), ...Object.keys(COMMON_FLAGS)].map((flag) => `--${flag}`).toSorted(), name); // prettier-ignore
    }
    assert.deepEqual(offered(script, 'config', 'cl').toSorted(), ['claude-code', 'claude-desktop', 'cline']);
    assert.deepEqual(offered(script, 'feedback', 'list', '--status', 'r'), ['resolved']);
    assert.deepEqual(offered(script, 'names', 'check', '--entity-type', 'unl'), ['unlimited-company']);
    assert.deepEqual(offered(script, 'renewal', 'unl'), ['unlimited-company']);
    assert.deepEqual(offered(script, 'feedback', 'list', '--limit', ''), []);
  },
);

test('each shell has a script that names every command; another shell is refused', async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const script = await shown(['completion', shell]);
    for (const { name, flags } of every) {
      assert.ok(script.includes(shell === 'fish' ? `\\'${name}\\'` : `'${name}'`), `${shell}: ${name}`);
      for (const flag of Object.keys(flags)) assert.ok(script.includes(shell === 'fish' ? `-l ${flag}` : `--${flag}`));
    }
  }
  const { status, stderr } = await command(['completion', 'tcsh']);
  assert.equal(status, 2);
  assert.match(stderr, /no completion for "tcsh"\. The shells are bash, zsh, fish/);
});
