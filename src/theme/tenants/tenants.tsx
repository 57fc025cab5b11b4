import type { ReactNode } from 'react';
import names from '../../../tenants/tenants.json';
import { AndorinhaMark } from './AndorinhaMark';
import { IpeMark } from './IpeMark';

/** What a tenant shows of itself. Its colours stand in `tokens.css` under the same name. */
export interface Tenant {
  /** The name in two lines, as in the logo. */
  name: string;
  line: string;
  mark: ReactNode;
}

const andorinha: Tenant = { name: names.andorinha.name, line: names.andorinha.line, mark: <AndorinhaMark /> };
const ipe: Tenant = { name: names.ipe.name, line: names.ipe.line, mark: <IpeMark /> };

/** The tenants by the name that the server writes into `<html data-tenant>`. */
const tenants: Record<string, Tenant> = { andorinha, ipe };

/** The tenant of this page; a missing or unknown name gives the default one. */
export function currentTenant(): Tenant {
  return tenants[document.documentElement.dataset.tenant ?? ''] ?? andorinha;
}
