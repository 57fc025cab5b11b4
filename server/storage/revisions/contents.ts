import type { Json } from '../../../engine/core';
import { readData } from '../assets';
import { hashOfText } from '../hash';
import type { RevisionKind } from '../tables/revisions';
import { tenantTexts } from './tenantTexts';

/** The lists of `data/` that give what customers chose and sent its names, each with revisions of its own. */
const DATA_SETS = [
  'activities',
  'banks',
  'cities',
  'companyTypes',
  'countries',
  'documentTypes',
  'investorTypes',
  'issuingBodies',
  'nationalities',
  'occupations',
  'products',
  'questionnaires',
  'riskProfiles',
  'states',
  'training',
  'waiverReasons',
] as const;

/** The list of `data/` that is of the texts of the tenant. */
export const DISCLAIMERS = 'disclaimers';

/** What the files of this instance hold of one name. */
export interface Content {
  kind: Extract<RevisionKind, 'texts' | 'data'>;
  name: string;
  hash: string;
  content: Json;
}

/** The texts of a tenant that files hold. */
export type TextsContent = ReturnType<typeof tenantTexts> & { disclaimers: Json };

/** Texts and data sets as the files of this instance have them. Blanks between them are no difference. */
export function readContents(assets: string, tenant: string, tenantsDir?: string): Content[] {
  const texts: TextsContent = { ...tenantTexts(tenant, tenantsDir), disclaimers: readData<Json>(assets, DISCLAIMERS) };
  return [
    contentOf('texts', tenant, texts as unknown as Json),
    ...DATA_SETS.map((name) => contentOf('data', name, readData<Json>(assets, name))),
  ];
}

function contentOf(kind: Content['kind'], name: string, content: Json): Content {
  return { kind, name, content, hash: hashOfText(JSON.stringify(content)) };
}
