import { homedir } from 'node:os';
import { join } from 'node:path';

export const SERVER_NAME = 'registration-ghana';

/** How a client starts the tool server. */
export interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Where programs keep their files for this user. */
export interface Places {
  readonly home: string;
  /** The folder of programs' settings, as this platform has it. */
  readonly settings: string;
  /** The folder that the user is in: a project's. */
  readonly folder: string;
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
}

export function placesOf(env: NodeJS.ProcessEnv, platform = process.platform): Places {
  const home = (platform === 'win32' ? env['USERPROFILE'] : env['HOME']) || homedir();
  const settings =
    platform === 'win32'
      ? env['APPDATA'] || join(home, 'AppData', 'Roaming')
      : platform === 'darwin'
        ? join(home, 'Library', 'Application Support')
        : env['XDG_CONFIG_HOME'] || join(home, '.config');
  return { home, settings, folder: process.cwd(), platform, env };
}

/** A client that reads its servers from a file. */
interface FileClientRecord {
  readonly title: string;
  /** How its file is written. This program adds to JSON, with or without comments; TOML and YAML it only prints. */
  readonly form: 'json' | 'jsonc' | 'toml' | 'yaml';
  readonly file: (places: Places) => string;
  /** Where its configuration goes, for people: only clients that have it stand on the page about assistants. */
  readonly place?: string;
  /** The part of the file that holds the servers by name. */
  readonly section: string;
  readonly entry: (start: Start) => object;
  /** Adds the server in one line. */
  readonly oneLine?: (start: Start) => readonly string[];
  /** An address that adds the server when it is opened. */
  readonly link?: (start: Start) => string;
}

const plain = (start: Start): object => ({ ...start });
const inStdio = (start: Start): object => ({ type: 'stdio', ...start });
const envFlags = ({ env }: Start): string[] =>
  Object.entries(env).flatMap(([name, value]) => (value === '' ? [] : ['--env', `${name}=${value}`]));
const base64 = (value: object): string => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));

const FILE_CLIENTS = {
  'claude-desktop': {
    title: 'Claude Desktop',
    form: 'json',
    file: ({ settings }) => join(settings, 'Claude', 'claude_desktop_config.json'),
    place: 'Settings, Developer, Edit Config: claude_desktop_config.json. Then start Claude again.',
    section: 'mcpServers',
    entry: plain,
  },
  'claude-code': {
    title: 'Claude Code',
    form: 'json',
    file: ({ folder }) => join(folder, '.mcp.json'),
    place: '.mcp.json in the folder of your project.',
    section: 'mcpServers',
    entry: plain,
    oneLine: (start) => ['claude', 'mcp', 'add', '--scope', 'user', ...envFlags(start), SERVER_NAME, '--', start.command, ...start.args], // prettier-ignore
  },
  cursor: {
    title: 'Cursor',
    form: 'jsonc',
    file: ({ folder }) => join(folder, '.cursor', 'mcp.json'),
    place: '.cursor/mcp.json in your project or your home folder.',
    section: 'mcpServers',
    entry: plain,
    link: (start) => `cursor://anysphere.cursor-deeplink/mcp/install?name=${SERVER_NAME}&config=${base64(start)}`,
  },
  vscode: {
    title: 'Visual Studio Code',
    form: 'jsonc',
    file: ({ folder }) => join(folder, '.vscode', 'mcp.json'),
    place: '.vscode/mcp.json in your project.',
    section: 'servers',
    entry: inStdio,
    oneLine: (start) => ['code', '--add-mcp', JSON.stringify({ name: SERVER_NAME, ...inStdio(start) })],
    link: (start) =>
      `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: SERVER_NAME, ...inStdio(start) }))}`,
  },
  codex: {
    title: 'Codex',
    form: 'toml',
    file: ({ home, env }) => join(env['CODEX_HOME'] || join(home, '.codex'), 'config.toml'),
    section: 'mcp_servers',
    entry: plain,
    oneLine: (start) => ['codex', 'mcp', 'add', SERVER_NAME, ...envFlags(start), '--', start.command, ...start.args],
  },
  'gemini-cli': {
    title: 'Gemini CLI',
    form: 'jsonc',
    file: ({ home }) => join(home, '.gemini', 'settings.json'),
    section: 'mcpServers',
    entry: plain,
  },
  windsurf: {
    title: 'Windsurf',
    form: 'json',
    file: ({ home }) => join(home, '.codeium', 'windsurf', 'mcp_config.json'),
    section: 'mcpServers',
    entry: plain,
  },
  zed: {
    title: 'Zed',
    form: 'jsonc',
    file: ({ home, settings, platform }) =>
      platform === 'win32'
        ? join(settings, 'Zed', 'settings.json')
        : join(platform === 'darwin' ? join(home, '.config') : settings, 'zed', 'settings.json'),
    section: 'context_servers',
    entry: (start) => ({ source: 'custom', ...start }),
  },
  goose: {
    title: 'Goose',
    form: 'yaml',
    file: ({ home, settings, platform }) =>
      platform === 'win32'
        ? join(settings, 'Block', 'goose', 'config', 'config.yaml')
        : join(platform === 'darwin' ? join(home, '.config') : settings, 'goose', 'config.yaml'),
    section: 'extensions',
    entry: ({ command, args, env }) => ({
      type: 'stdio',
      name: SERVER_NAME,
      cmd: command,
      args,
      envs: env,
      enabled: true,
      timeout: 300,
    }),
  },
  kiro: {
    title: 'Kiro',
    form: 'json',
    file: ({ home }) => join(home, '.kiro', 'settings', 'mcp.json'),
    section: 'mcpServers',
    entry: plain,
  },
  cline: {
    title: 'Cline',
    form: 'json',
    file: ({ settings }) =>
      join(settings, 'Code', 'User', 'globalStorage', 'saoudrizwan.claude-dev', 'settings', 'cline_mcp_settings.json'),
    section: 'mcpServers',
    entry: (start) => ({ ...start, disabled: false }),
  },
  'copilot-cli': {
    title: 'GitHub Copilot CLI',
    form: 'json',
    file: ({ home }) => join(home, '.copilot', 'mcp-config.json'),
    section: 'mcpServers',
    entry: (start) => ({ ...inStdio(start), tools: ['*'] }),
  },
  opencode: {
    title: 'OpenCode',
    form: 'jsonc',
    file: ({ home }) => join(home, '.config', 'opencode', 'opencode.json'),
    section: 'mcp',
    entry: ({ command, args, env }) => ({
      type: 'local',
      command: [command, ...args],
      environment: env,
      enabled: true,
    }),
  },
  'lm-studio': {
    title: 'LM Studio',
    form: 'json',
    file: ({ home }) => join(home, '.lmstudio', 'mcp.json'),
    section: 'mcpServers',
    entry: plain,
    link: (start) => `lmstudio://add_mcp?name=${SERVER_NAME}&config=${base64(start)}`,
  },
} as const satisfies Readonly<Record<string, FileClientRecord>>;

/** The clients that read their servers from a file. */
export type FileClient = keyof typeof FILE_CLIENTS;

/** Every client that reads its servers from a file. */
export const fileClients: readonly (FileClientRecord & { readonly id: FileClient })[] = (
  Object.keys(FILE_CLIENTS) as FileClient[]
).map((id) => ({ id, ...FILE_CLIENTS[id] }));

export const fileClient = (client: FileClient): FileClientRecord => FILE_CLIENTS[client];

/** The clients whose configuration this program knows. A remote one reaches the tools through the bridge. */
export const CLIENTS = [...(Object.keys(FILE_CLIENTS) as FileClient[]), 'bridge'] as const;
export type Client = (typeof CLIENTS)[number];
