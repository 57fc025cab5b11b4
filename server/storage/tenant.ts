import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TENANT_FILES, type TenantLook, tenantLook } from '../../contract/theme/tenantLook';
import { ConfigError } from './configError';

/** The folder of tenants, beside the place where the server is started. */
export const TENANTS_DIR = 'tenants';
/** The tenant that is shown where none is asked for. */
const FIRST_TENANT = 'andorinha';

/** A tenant as its folder says, with the files that its pages load. */
export interface Tenant extends TenantLook {
  id: string;
  /** What its pages load, by names that change with the contents. */
  files: { path: string; type: string; text: string }[];
}

const read = new Map<string, Tenant>();

/** The tenants that have a folder, by name. */
export const tenantsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter(
        (name) => /^[a-z0-9-]+$/.test(name) && existsSync(join(folder, name, TENANT_FILES.texts)),
      )
    : [];

/**
 * The tenant of this name, read once; the first one where there is none.
 * @throws ConfigError that says what is wrong with its folder
 */
export function tenantNamed(name: string, folder = TENANTS_DIR): Tenant {
  const id = tenantsIn(folder).includes(name) ? name : FIRST_TENANT;
  const path = join(folder, id);
  const known = read.get(path) ?? readFolder(id, path);
  read.set(path, known);
  return known;
}

function readFolder(id: string, folder: string): Tenant {
  const text = (name: string) => {
    const path = join(folder, name);
    if (!existsSync(path)) throw new ConfigError(`The tenant "${id}" has no file ${path}.`);
    return readFileSync(path, 'utf8');
  };
  const json = (name: string) => {
    try {
      return JSON.parse(text(name)) as unknown;
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      throw new ConfigError(`${join(folder, name)} is no JSON: ${(error as Error).message}.`);
    }
  };
  const logo = text(TENANT_FILES.logo);
  const { look, problems } = tenantLook({ tokens: json(TENANT_FILES.tokens), texts: json(TENANT_FILES.texts), logo });
  if (problems.length > 0)
    throw new ConfigError(
      `The tenant "${id}" cannot be shown:\n${problems.map((one) => `  ${join(folder, one)}`).join('\n')}`,
    );
  const mark = { path: `/assets/tenant-${hashOf(logo)}.svg`, type: 'image/svg+xml', text: logo };
  const css = look.css(':root[data-tenant]', mark.path);
  return {
    ...look,
    id,
    files: [{ path: `/assets/tenant-${hashOf(css)}.css`, type: 'text/css; charset=utf-8', text: css }, mark],
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
