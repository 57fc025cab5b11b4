import type { Option, Scope } from '../sentence/scope';

/** What a part can carry: whole tabs, and fields of tabs (`enderecos/Cep`). */
export function dataSources({ tabs, references }: Pick<Scope, 'tabs' | 'references'>): Option[] {
  const inTabs = references.flatMap(({ name, label }) =>
    name.startsWith('$tabs/') ? [{ name: name.slice('$tabs/'.length), label }] : [],
  );
  return [...tabs, ...inTabs];
}
