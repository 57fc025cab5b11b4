import { type messages as Messages, type PGlite, parse, protocol, type QueryOptions } from '@electric-sql/pglite';
import { createNames } from './prepared';

/** What is known of a statement once it is prepared. */
interface Prepared {
  name: string;
  /** Of its values. */
  types: number[];
  /** What its rows look like; nothing where it gives back none. */
  rows: Messages.BackendMessage[];
}

type Ask = PGlite['query'];

/**
 * Lets an embedded database prepare what comes often, as a connection to a server does: the statement is parsed and
 * planned once, and asked by one message from then on, where one that is rare takes six. The owner's lock is looked at
 * before each message.
 */
export function prepareOften(pglite: PGlite): void {
  const nameOf = createNames();
  const known = new Map<string, Promise<Prepared>>();
  const send = (...parts: Uint8Array[]) => pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  const prepare = async (name: string, text: string): Promise<Prepared> => {
    const { serialize } = protocol;
    const described = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const rows = described.filter((message) => message.name === 'rowDescription');
    return { name, types: parse.parseDescribeStatementResults(described), rows };
  };
  const preparedOf = (name: string, text: string): Promise<Prepared> => {
    const found = known.get(name) ?? prepare(name, text);
    known.set(name, found);
    found.catch(() => known.delete(name));
    return found;
  };
  /** Within `alone`, nobody else asks anything. */
  const asking =
    (rare: Ask, alone: typeof pglite.runExclusive): Ask =>
    (text, values = [], options) => {
      const name = isPlain(options) ? nameOf(text) : undefined;
      if (name === undefined) return rare(text, values, options);
      return alone(async () => {
        const { types, rows } = await preparedOf(name, text);
        const told = values.map((value, at) => textOf(pglite, value, types[at]));
        const { bind, execute, sync } = protocol.serialize;
        const answers = await send(bind({ statement: name, values: told }), execute(), sync());
        // biome-ignore lint/suspicious/noExplicitAny: what a row is only who asks can say.
        return parse.parseResults([...rows, ...answers], pglite.parsers, options)[0] as any;
      });
    };
  const query = pglite.query.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  const asked = asking(query, (work) => pglite._runExclusiveTransaction(() => pglite._runExclusiveQuery(work)));
  pglite.query = async <Row>(...asks: Parameters<Ask>) => {
    await pglite._checkReady();
    return asked<Row>(...asks);
  };
  pglite.transaction = (work) =>
    transaction((tx) => {
      const within = asking(tx.query, (ask) => {
        if (tx.closed) throw new Error('The transaction is over.');
        return pglite._runExclusiveQuery(ask);
      });
      tx.query = within;
      return work(tx);
    });
}

/** Whether a statement is asked in the one way in which a prepared one can be. */
const isPlain = (options: QueryOptions = {}): boolean => !options.blob && !options.paramTypes && !options.onNotice;

/** A value as it is told to the database. */
function textOf({ serializers }: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null;
  return serializers[type]?.(value) ?? String(value);
}
