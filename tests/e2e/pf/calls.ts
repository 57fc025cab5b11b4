import { expect, type Page } from '@playwright/test';
import type { Json } from '../../../engine/core/json';
import { holdUpRequests } from '../wholeRequests';

/** Calls the API as a client, past the browser: `callApi(server, client, 'GET /PessoaFisica/representante')`. */
export async function callApi(server: { url: string }, { token }: { token: string }, call: string, body?: Json) {
  const [method = '', path = ''] = call.split(' ');
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.status, `${call}: ${text}`).toBe(200);
  return JSON.parse(text).data as Json;
}

/** A call of the page to the API, `POST /PessoaFisica/representante`, and what was sent with it. */
export interface Call {
  call: string;
  body?: Json;
}

/** What is typed goes to the server by itself, beside the calls of the registration. */
export const isDraft = (path: string) => /\/cliente\/rascunhos\//.test(path);

/**
 * Lists and texts that later tabs show come while this one is filled; and what opens the form, some seconds after something
 * was saved, to be there without a connection.
 */
const isAhead = (call: string) => /^GET \/(Consulta\/|Disclaimer\?|formularios\/)/.test(call);

/** Every call of the page to the API from now on, but for drafts. */
export function watchApi(page: Page) {
  const calls: Call[] = [];
  void holdUpRequests(page);
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || isDraft(pathname)) return;
    const body = request.postData();
    const call = `${request.method()} ${pathname.slice('/api'.length)}${search}`;
    calls.push(body === null ? { call } : { call, body: JSON.parse(body) });
  });
  return {
    /** The calls that change something on the server. */
    changes: () => calls.filter(({ call }) => call.startsWith('POST') || call.includes('excluir')),
    count: (call: string) => calls.filter((made) => made.call === call).length,
    names: () => calls.map(({ call }) => call),
    /** The calls of the tab on the screen. */
    own: () => calls.map(({ call }) => call).filter((call) => !isAhead(call)),
    forget: () => void calls.splice(0),
  };
}

/** What stands in the place of the server: a status with a body, or `gone` for a network that is not there. */
export type Failure = 'gone' | { status: number; body?: Json };

/** Answers a call, `POST /PessoaFisica/representante`, in place of the server: the next time, or so many `times`. */
export async function intercept(page: Page, call: string, failure: Failure, times = 1) {
  const [method, path] = call.split(' ');
  let left = times;
  if (method === 'GET') await leaveOutOfOpening(page, call);
  await page.route(
    ({ pathname }) => pathname === `/api${path}`,
    (route) => {
      if (route.request().method() !== method || left-- <= 0) return route.fallback();
      return failure === 'gone' ? route.abort() : route.fulfill({ status: failure.status, json: failure.body ?? null });
    },
  );
}

/** Lets a wizard open without what a call answers, so that the call is made by itself. */
export async function leaveOutOfOpening(page: Page, left: string) {
  await page.route('**/api/formularios/*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: { calls?: Record<string, Json> } };
    const calls = Object.entries(answer.data?.calls ?? {});
    const others = calls.filter(([call]) => call.toLowerCase() !== left.toLowerCase());
    await route.fulfill({ response, json: { data: { calls: Object.fromEntries(others) } } });
  });
}
