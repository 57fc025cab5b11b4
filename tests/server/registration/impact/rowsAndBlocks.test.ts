import { beforeAll, describe, expect, it } from 'vitest';
import { STATUS } from '../../../../contract/lifeCycle';
import type { Json, JsonObject } from '../../../../engine/core/json';
import type { MigrationStep } from '../../../../engine/core/migration/types';
import { documentsAsked } from '../../../../server/blocks/documents/asked';
import type { DocumentType } from '../../../../server/blocks/documents/types';
import { measureImpact } from '../../../../server/registration/impact/measure';
import type { Kept } from '../../../../server/registration/impact/storedBatches';
import type { ImpactReport } from '../../../../server/registration/impact/types';
import type { Client } from '../../../../server/storage/client';
import { loadPackage } from '../../../../server/storage/definitions/load';
import type { Definitions, PublishedFinding } from '../../../../server/storage/definitions/types';
import { type Edits, packageOf } from '../../definitions/packageOf';

const now = new Date('2026-11-22T12:00:00Z');
const types: DocumentType[] = [
  { Id: 1, Nome: 'Documento de identidade', TipoCliente: 'Pessoa Física', Obrigatorio: 'Sim' },
  { Id: 2, Nome: 'Comprovante de residência', TipoCliente: 'Pessoa Física', Obrigatorio: 'Não' },
  { Id: 3, Nome: 'Ficha', TipoCliente: 'Visitante', Obrigatorio: 'Sim' },
];
const { blocks } = documentsAsked(types);

let before: Definitions;
beforeAll(async () => {
  before = await loadPackage(packageOf());
});

/** A registration with these rows of "procuradores", and this known of it. */
function kept(rows: JsonObject[], known: Record<string, Json> = {}): Kept {
  const client = { id: 'c', type: 1, name: 'Ana', status: STATUS.notStarted, createdAt: now } as Client;
  const stamp = { definition: 1, savedAt: now.getTime() };
  return {
    client,
    begun: null,
    parts: [{ id: 'financeira', data: {}, ...stamp }],
    rows: rows.map((data, position) => {
      return { id: `r${position}`, collection: 'procuradores/procuradores', position, data, ...stamp };
    }),
    settings: {},
    known,
    isSent: false,
  };
}

interface Changed {
  findings?: PublishedFinding[];
  /** Of the individual's wizard. */
  steps?: MigrationStep[];
}

async function impactOn(all: Kept[], edits: Edits, { findings = [], steps }: Changed = {}): Promise<ImpactReport> {
  return measureImpact(
    { before, versions: [], after: await loadPackage(packageOf(edits)), steps: steps ? { pf: steps } : {}, findings },
    {
      count: async () => 0,
      batches: async function* ({ wizard }) {
        if (wizard.id === 'pf') yield all;
      },
    },
    { lists: new Map(), now, blocks, tell: () => {} },
  );
}

/** What no finding tells of: where, what and how often. */
const othersOf = ({ others }: ImpactReport) =>
  others.map(({ tab, node, counts: { draft } }) => {
    const effects = Object.entries(draft).flatMap(([effect, count]) => (count > 0 ? [`${effect} ${count}`] : []));
    return `${tab}/${node} ${effects.join(' ')}`;
  });

const PERSON = {
  Tipo: 'Representante',
  Nome: 'Rita Alves',
  Documento: '123',
  Cpf: '52998224725',
  Email: 'rita@example.com',
};

describe('the rows of a list with forms', () => {
  const form = (edit: (form: { required: string[]; for: Json }) => void): Edits => ({
    'pf/procuradores.json': (tab) => {
      delete tab.examples;
      edit(tab.collections.procuradores.forms[1]);
    },
  });

  it('are asked for what a form of theirs asks for now, and no other form', async () => {
    const withPost = { ...PERSON, Cargo: 'Diretora' };
    const asks = form(({ required }) => required.push('Cargo'));
    const report = await impactOn([kept([withPost, PERSON]), kept([withPost])], asks);
    expect(othersOf(report)).toEqual(['procuradores/procuradores[]/Cargo asked 1']);
    expect(report.others[0]?.examples).toEqual([
      {
        group: 'draft',
        effect: 'asked',
        tab: 'procuradores',
        node: 'procuradores[]/Cargo',
        rows: [1],
        value: { kind: 'nothing' },
      },
    ]);
  });

  it('are explained by the finding of the form', async () => {
    const id = 'requirementWidened:pf/procuradores/procuradores/representante/Cargo';
    const fields = ['procuradores[]/Cargo'];
    const finding = { id, kind: 'asksMore', wizard: 'pf', tab: 'procuradores', fields, message: '' };
    const asks = form(({ required }) => required.push('Cargo'));
    const { findings, others } = await impactOn([kept([PERSON])], asks, { findings: [finding] });
    expect([findings[id]?.counts.draft.asked, others]).toEqual([1, []]);
  });

  it('are refused as a whole where no form admits them any more, and as before says nothing', async () => {
    const report = await impactOn(
      [kept([PERSON]), kept([{ ...PERSON, Tipo: 'Procurador' }])],
      form((own) => {
        own.for = { Tipo: { const: 'Procurador' } };
      }),
    );
    expect(othersOf(report)).toEqual(['procuradores/procuradores[] refused 1']);
    expect(othersOf(await impactOn([kept([{ Tipo: 'Representante', Nome: '1' }])], {}))).toEqual([]);
  });
});

describe('the steps of a change', () => {
  const place = (name: string) => `procuradores/procuradores/${name}`;

  it('take values of rows away, which are told as fields of rows', async () => {
    const steps = [{ id: 'c', codes: place('Cargo'), map: { Diretora: null } }];
    const report = await impactOn([kept([{ ...PERSON, Cargo: 'Diretora' }])], {}, { steps });
    expect(othersOf(report)).toEqual(['procuradores/procuradores[]/Cargo lost 1']);
  });

  it('ask for nothing anew where a text that is taken apart keeps its first piece, and was lacking before', async () => {
    const { Nome: _, ...nameless } = PERSON;
    const steps = [{ id: 's', split: place('Nome'), into: [place('Nome'), place('Cargo')], at: ' ' }];
    const other: Edits = { 'pf/procuradores.json': (tab) => Object.assign(tab, { title: 'Outro título' }) };
    expect(othersOf(await impactOn([kept([nameless])], other, { steps }))).toEqual([]);
  });
});

describe('the blocks of a tab', () => {
  const offers = (types: string[]): Edits => ({
    'pf/wizard.json': (wizard) => {
      const entry = wizard.tabs.find(({ id }: { id: string }) => id === 'documentos');
      entry.own.blocks.arquivos.types = types;
    },
  });

  it('ask for the documents that are needed now and were not sent', async () => {
    const more = offers(['Pessoa Física', 'Visitante']);
    const all = [
      kept([], { documentTypes: [1] }),
      kept([], { documentTypes: [] }),
      kept([], { documentTypes: [1, 3] }),
    ];
    expect(othersOf(await impactOn(all, more))).toEqual(['documentos/#arquivos asked 2']);
    expect(othersOf(await impactOn(all, offers(['Pessoa Física'])))).toEqual([]);
  });

  it('are not decidable where nothing is known of what they ask, unless they are as they were', async () => {
    expect(othersOf(await impactOn([kept([])], offers(['Todos'])))).toEqual(['documentos/#arquivos open 1']);
    const signed: Edits = {
      'pf/declaracoes.json': (tab) => {
        const { fields } = tab.uiSchema['ui:sections'].find(({ id }: { id: string }) => id === 'documentos');
        fields[0].lists = ['Todos'];
      },
    };
    expect(othersOf(await impactOn([kept([])], signed))).toEqual(['declaracoes/#assinaturas open 1']);
    const renamed: Edits = { 'pf/declaracoes.json': (tab) => Object.assign(tab, { title: 'Outro título' }) };
    expect(othersOf(await impactOn([kept([])], renamed))).toEqual([]);
  });
});
