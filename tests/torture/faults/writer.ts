import type { JsonObject } from '../../../engine/core';
import { MOST_WAITING } from '../../../server/blocks/documents/waiting';
import { INFORMACOES } from '../../support/informacoes';
import { minimalPdf } from '../../support/minimalPdf';
import { cpfOf } from '../drafts/start';
import type { Caller } from './caller';
import { type Customer, newKey } from './customer';

/** What a customer was told that it is kept. */
export interface Kept {
  /** What the first part holds. */
  father: string;
  rows: string[];
  /** Bytes by the id of a file. */
  files: Map<string, number>;
  /** Ids of files that were taken away again. */
  discarded: string[];
  signUps: string[];
}

/** A customer at work. */
export interface Writer {
  kept: Kept;
  /** Does one thing after the other until it is stopped; what is under way then is done to its end. */
  work: () => Promise<void>;
  stop: () => void;
  /** What is not as it was told, one line each. */
  problems: () => Promise<string[]>;
}

/** What makes names of one run unlike those of another, and what chooses. */
interface Chance {
  random: () => number;
  /** A number that nobody else gets. */
  next: () => number;
}

const ROWS = '/PessoaFisica/representante';
const BASIC = '/PessoaFisica/informacaoBasica';
/** As many files of one customer wait at most: fewer than the server lets wait, as an answer may be lost. */
const MOST_FILES = MOST_WAITING.files - 10;

/** Letters alone, for names of people. */
const lettersOf = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

export function createWriter(customer: Customer, caller: Caller, { random, next }: Chance): Writer {
  const kept: Kept = { father: '', rows: [], files: new Map(), discarded: [], signUps: [] };
  let isStopped = false;
  /** @throws {Error} for an answer that is neither good nor that of a server which is away */
  const must = (call: string, { status, body }: { status: number; body: JsonObject }) => {
    if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
    return body.data;
  };

  const discard = async (id: string) => {
    const call = `POST /cliente/arquivos/${id}/excluir`;
    must(call, await customer.untilAnswered(call, { body: {} }));
    kept.files.delete(id);
    kept.discarded.push(id);
  };

  const deeds: (() => Promise<void>)[] = [
    async () => {
      const father = `Pai ${lettersOf(next())}`;
      const call = `POST ${BASIC}`;
      must(call, await customer.untilAnswered(call, { body: { ...INFORMACOES, NomePai: father } }));
      kept.father = father;
    },
    async () => {
      const number = next();
      const name = `Pessoa ${lettersOf(number)}`;
      const person = { Tipo: 'Representante', Nome: name, Documento: String(number), Cpf: cpfOf(number) };
      const body = { ...person, Email: `p${number}@example.com` };
      must(`POST ${ROWS}`, await customer.untilAnswered(`POST ${ROWS}`, { body, key: newKey() }));
      kept.rows.push(name);
    },
    async () => {
      const [oldest] = kept.files.keys();
      if (oldest !== undefined && kept.files.size >= MOST_FILES) await discard(oldest);
      const bytes = 1_000 + Math.floor(random() * 200_000);
      const body = { FileName: `arquivo-${next()}.pdf`, FileDataString64: minimalPdf(bytes).toString('base64') };
      const call = 'POST /cliente/arquivos';
      const { Id } = must(call, await customer.untilAnswered(call, { body, key: newKey() })) as { Id: string };
      kept.files.set(Id, bytes);
    },
    async () => {
      const number = next();
      const email = `novo${number}@example.com`;
      const body = {
        TipoCadastro: 1,
        NomeRazaoSocial: 'Ana Maria Souza',
        CpfCnpj: cpfOf(number),
        Email: email,
        Password: 'a2ca37fe6fdc490b8f7ce841e1701a169d2b1697c6b5b5c63f94abb8f9b6d6dd',
      };
      must('POST /register', await caller.untilAnswered('POST /register', { body, key: newKey() }));
      kept.signUps.push(email);
    },
  ];

  return {
    kept,
    async work() {
      // Each once, then as they come.
      for (const deed of deeds) if (!isStopped) await deed();
      while (!isStopped) await deeds[Math.floor(random() * deeds.length)]?.();
    },
    stop() {
      isStopped = true;
    },
    async problems() {
      const found: string[] = [];
      const basic = must(`GET ${BASIC}`, await customer.untilAnswered(`GET ${BASIC}`)) as JsonObject | null;
      const father = String(basic?.NomePai ?? '');
      if (father !== kept.father) found.push(`"${kept.father}" was saved, and there is "${father}"`);
      const rows = must(`GET ${ROWS}`, await customer.untilAnswered(`GET ${ROWS}`)) as JsonObject[];
      const names = rows.map(({ Nome }) => String(Nome)).sort();
      const expected = [...kept.rows].sort();
      if (names.join() !== expected.join())
        found.push(`rows: ${expected.join()} were added, and there are ${names.join()}`);
      for (const [id, bytes] of kept.files) {
        const { status, size } = await customer.untilAnswered(`GET /cliente/arquivos/${id}`);
        if (status !== 200 || size !== bytes) found.push(`a file of ${bytes} bytes: ${status}, ${size} bytes`);
      }
      for (const id of kept.discarded) {
        const { status } = await customer.untilAnswered(`GET /cliente/arquivos/${id}`);
        if (status !== 404) found.push(`a file that was taken away: ${status}`);
      }
      return found;
    },
  };
}
