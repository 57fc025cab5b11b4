import type { Json, JsonObject } from '../../engine/core';
import type { Answered, Connection } from './connection';

/** A customer at one kind of call. */
export interface Caller {
  /** Makes it once more. */
  call: () => Promise<Answered>;
  /** What the server has in the end, beside what it should have. */
  outcome: () => Promise<{ has: Json; should: Json }>;
}

/** The kinds of calls that are measured, by name: how a customer makes them over a connection. */
export const CALLS: Record<string, (connection: Connection, random: () => number) => Caller> = {
  'draft of a field': typesIntoFields,
  'save of a part': savesFinances,
};

const FIELDS = ['informacoes/NomePai', 'informacoes/NomeMae', 'enderecos/Logradouro', 'enderecos/Bairro'];
const WORDS = ['Renato', 'Lúcia', 'Duarte', 'Nogueira', 'Avenida', 'Paulista', 'Bela', 'Vista', 'Praça', 'Sé'];

/** What the portal sends a second after the last key: one changed field. */
function typesIntoFields(connection: Connection, random: () => number): Caller {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] as string;
  const typed: Record<string, string> = {};
  const path = '/cliente/rascunhos/pf';
  let Visto = 0;
  return {
    async call() {
      const Lugar = pick(FIELDS);
      const Conteudo = [WORDS, WORDS, WORDS].map(pick).join(' ');
      const body = {
        Aparelho: { Id: 'load-0001', Nome: 'Chrome no Android' },
        Versao: '0123456789abcdef',
        Visto,
        Mudancas: [{ Lugar, Em: new Date().toISOString(), Conteudo }],
      };
      const answered = await connection.call(`POST ${path}`, { body });
      if (answered.status === 200) {
        typed[Lugar] = Conteudo;
        Visto = Number((answered.body.data as JsonObject).Revisao);
      }
      return answered;
    },
    async outcome() {
      const { data } = (await connection.call(`GET ${path}`)).body;
      const entries = (data as unknown as { Entradas: { Lugar: string; Conteudo: Json }[] }).Entradas;
      return { has: Object.fromEntries(entries.map(({ Lugar, Conteudo }) => [Lugar, Conteudo])), should: typed };
    },
  };
}

const AMOUNTS = ['RemuneracaoMensal', 'OutrosRendimentos', 'BensImoveis', 'BensMoveis', 'PatrimonioLiquido'];

/** What the portal sends when a tab is left, with the version that it knows. */
function savesFinances(connection: Connection, random: () => number): Caller {
  const path = '/PessoaFisica/dadosFinanceiros';
  let saved: JsonObject = {};
  let version: string | undefined;
  return {
    async call() {
      const body = Object.fromEntries(AMOUNTS.map((name) => [name, Math.floor(random() * 1e8) / 100]));
      const headers: Record<string, string> = version === undefined ? {} : { 'if-match': version };
      const answered = await connection.call(`POST ${path}`, { body, headers });
      if (answered.status === 200) [saved, version] = [body, answered.etag];
      return answered;
    },
    async outcome() {
      const data = (await connection.call(`GET ${path}`)).body.data as JsonObject;
      return { has: Object.fromEntries(AMOUNTS.map((name) => [name, data[name] as Json])), should: saved };
    },
  };
}
