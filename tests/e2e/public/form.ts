import { expect, type Locator, type Page } from '@playwright/test';
import type { Json } from '../../../engine/core/json';

/** What an individual types to sign up. */
export const PF = {
  'Tipo de cadastro': 'Pessoa Física',
  CPF: '52998224725',
  'Nome completo': 'Ana Maria Souza',
  'E-mail': 'ana@example.com',
};

/** The page has this title. */
export async function heading(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Opens a page and waits for its title and its button. */
export async function open(page: Page, path: string, title: string) {
  await page.goto(path);
  await heading(page, title);
  await expect(page.getByRole('button').first()).toBeVisible();
}

/** A control by its label, a password too; the mark of a required field is no part of it. */
export function byLabel(page: Page, label: string): Locator {
  return page.locator('input, select, textarea').and(page.getByLabel(new RegExp(`^${label}\\*?$`)));
}

/** Answers every call of a path in place of the server. */
export async function reply(page: Page, path: string, status: number, body: Json) {
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ status, json: body }),
  );
}
