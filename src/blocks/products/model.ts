import { createStore } from 'zustand/vanilla';
import { type Context, isEmpty, type Json } from '../../../engine/core';
import { type BlockInput, type BlockModel, type CallOutcome, makeCall } from '../../../engine/session';
import type { SummaryItem } from '../../../engine/state';
import { unwrapAnswer } from '../../../engine/wire';
import { serverMessage } from '../../api/serverMessage';
import { type Held, heldIn, type Product, type ProductRow, productsIn, toProductRows } from './products';

/** What the block shows. */
export interface ProductsState {
  /** `none`: without a profile and a waiver nothing is asked for. */
  load: 'none' | 'loading' | 'ready' | 'failed';
  rows: readonly ProductRow[];
  /** Whether there is anything to do about a product. */
  hasActions: boolean;
  /** Whether only products that the client holds are listed. */
  onlyHeld: boolean;
}

/** The status by which the server says that the terms were replaced since they were shown. */
const REPLACED = 409;

/** The model of the block: what the client is offered, and what the client holds of it. */
export interface ProductsModel extends BlockModel<ProductsState> {
  /** The block is on the screen: from now on its list follows the profile and the waiver. */
  show(): Promise<void>;
  /** Reads all again. */
  reload(): Promise<void>;
  /** Accepts the terms of a product; true when they are done with: the server has it, or the terms are others now and were read again. */
  accept(product: ProductRow): Promise<boolean>;
  saved(parts: readonly string[]): Promise<void>;
  summary(): SummaryItem[];
}

/**
 * Makes the models of the block. It binds `profile` and `preview` (of the questionnaire), `waiver` (its reason) and
 * `cancelled` (the customer gives up what was accepted). The options `terms`, `pending` and `onlyInEdit` name settings.
 */
export function createProductsModel(log: (text: string) => void): (input: BlockInput) => ProductsModel {
  return (input) => {
    const { options, transport, host, clock } = input;
    const { mode } = input.context();
    const isOn = (option: string) => settingOf(options[option], input.context()) === true;
    const onlyHeld = mode !== 'new';
    let isShown = false;
    let products: readonly Product[] = [];
    let held: Held = new Map();
    /** The call whose list is shown or on its way. */
    let listed: string | undefined;
    let listReads = 0;
    let heldReads = 0;

    const store = createStore<ProductsState>(() => ({
      load: 'none',
      rows: [],
      hasActions: options.terms === undefined || isOn('terms'),
      onlyHeld,
    }));

    const isCancelled = () => input.read('cancelled') === true;
    let wasCancelled = false;
    const showRows = () => {
      wasCancelled = isCancelled();
      const current: Held = wasCancelled ? new Map() : held;
      store.setState({ rows: toProductRows(products, { held: current, onlyHeld, showPending: isOn('pending') }) });
    };

    /** The call for the list; `undefined` while there is nothing to ask for. */
    const callOfList = (): string | undefined => {
      if (mode === 'new' && isOn('onlyInEdit')) return undefined;
      if (!isEmpty(input.read('waiver'))) return 'GET /produto';
      const preview = input.read('preview');
      if (!isEmpty(preview)) return `GET /produto?idPerfilRiscoPreview=${encodeURIComponent(String(preview))}`;
      return isEmpty(input.read('profile')) ? undefined : 'GET /produto';
    };

    /** Of several readings only the last one counts. */
    async function readHeld(): Promise<boolean> {
      const own = ++heldReads;
      const outcome = await makeCall(transport, 'GET /cliente/produtos', { fresh: true });
      if (outcome.ok && own === heldReads) held = heldIn(unwrapAnswer(outcome.body));
      return outcome.ok;
    }

    /** The products of a call; none where the server refuses it, `undefined` when it fails. */
    async function readList(call: string): Promise<Product[] | undefined> {
      const outcome = await makeCall(transport, call, { fresh: true });
      if (outcome.ok) return productsIn(unwrapAnswer(outcome.body));
      if (outcome.status !== 400) return undefined;
      log('GET /produto: 400');
      return [];
    }

    async function reload(): Promise<void> {
      const own = ++listReads;
      listed = callOfList();
      if (listed === undefined) {
        store.setState({ load: 'none', rows: [] });
        return;
      }
      store.setState({ load: 'loading' });
      const before = held;
      const [list, isHeldRead] = await Promise.all([readList(listed), readHeld()]);
      if (own !== listReads) return;
      if (!list || !isHeldRead) {
        listed = undefined;
        store.setState({ load: 'failed', rows: [] });
        return;
      }
      const lost = isCancelled() ? [] : products.filter(({ ProdutoId: id }) => before.has(id) && !held.has(id));
      products = list;
      showRows();
      store.setState({ load: 'ready' });
      if (lost.length > 0) await tellCancelled(lost, input);
    }

    const follow = () => {
      if (isShown && callOfList() !== listed) void reload();
    };
    for (const bind of ['profile', 'preview', 'waiver']) input.watch(bind, follow);
    input.watch('cancelled', () => {
      if (isCancelled() !== wasCancelled) showRows();
    });

    async function accept({ ProdutoId, state }: ProductRow): Promise<boolean> {
      // What the product is accepted on, and what was given up before it, must be with the server first.
      if (!(await input.save())) return false;
      input.patch('cancelled', undefined);
      const body = { ProdutoId, Aceite: 1, DataAceite: clock.now() };
      const outcome = await makeCall(transport, 'POST /cliente/produtos', { body });
      if (!outcome.ok) {
        await tellRefusal(outcome, input);
        if (outcome.status === REPLACED) await reload();
        return outcome.status === REPLACED;
      }
      await readHeld();
      showRows();
      const text = state === 'pending' ? 'Produto assinado com sucesso' : 'Produto adicionado com sucesso';
      await host.ask({ kind: 'success', title: 'Produto incluído', text, yes: '' });
      return true;
    }

    return {
      getState: store.getState,
      subscribe: store.subscribe,
      async show() {
        isShown = true;
        if (callOfList() !== listed || store.getState().load === 'failed') await reload();
      },
      reload,
      accept,
      /** What was given up is gone once the server says so. */
      async saved() {
        if (!isCancelled() || !(await readHeld())) return;
        if (held.size === 0) input.patch('cancelled', undefined);
        showRows();
      },
      summary: () =>
        store
          .getState()
          .rows.filter(({ state }) => state === 'accepted')
          .map(({ Descricao }) => ({ label: Descricao, value: 'Produto Adquirido' })),
    };
  };
}

/** The block as the portal has it. */
export const productsModel = createProductsModel((text) => {
  // biome-ignore lint/suspicious/noConsole: a refused list is logged, and nothing more (ACC-SESS-13)
  console.warn(text);
});

/** What a setting says that an option names: `$settings/termosProdutos`. */
function settingOf(option: Json | undefined, { settings }: Context): Json | undefined {
  return typeof option === 'string' ? settings[option.replace(/^\$settings\//, '')] : undefined;
}

/** The profile that was saved does not bear what was accepted on another one. */
async function tellCancelled(lost: readonly Product[], { host, texts }: BlockInput): Promise<void> {
  const names = new Intl.ListFormat('pt-BR').format(lost.map(({ Descricao }) => Descricao));
  const [title, text] =
    lost.length === 1
      ? ['Produto cancelado', `O produto ${names} foi cancelado porque não faz parte do seu perfil de investidor.`]
      : [
          'Produtos cancelados',
          `Os produtos ${names} foram cancelados porque não fazem parte do seu perfil de investidor.`,
        ];
  await host.ask({ kind: 'warning', title, text, yes: texts.closeMessage ?? '' });
}

async function tellRefusal(outcome: CallOutcome, { host, messages, texts }: BlockInput): Promise<void> {
  if (outcome.ok || outcome.aborted || outcome.status === 401) return;
  const message = serverMessage(outcome.body, messages.serverDefault?.text);
  const text = `Falha ao adicionar produto ao cliente: ${message}`;
  await host.ask({ kind: 'error', title: 'Oops...', text, yes: texts.closeMessage ?? '' });
}
