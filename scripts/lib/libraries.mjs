/** @typedef {{ name: string, version: string, purl?: string, licenses?: { license?: { id?: string, name?: string }, expression?: string }[] }} Component of a CycloneDX document */

/** Licences under which a library may be part of the product. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
];

/** Libraries whose package.json names no licence, by name and version, with what stands in their folder. */
const LOOKED_UP = { 'png-js@2.0.0': 'MIT' };

/**
 * A CycloneDX document of npm without what is for development alone. Its own way to leave that out takes libraries away
 * that the product needs, too, when something for development needs them as well.
 * @template {{ components: (Component & { 'bom-ref': string, properties?: { name: string, value: string }[] })[], dependencies: { ref: string, dependsOn: string[] }[] }} Document
 * @param {Document} document
 * @returns {Document}
 */
export function ofProduct(document) {
  const components = document.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const left = new Set(document.components.filter((one) => !components.includes(one)).map((one) => one['bom-ref']));
  const dependencies = document.dependencies
    .filter(({ ref }) => !left.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !left.has(other)) }));
  return { ...document, components, dependencies };
}

/**
 * The licence of each library, and those that have none that is allowed.
 * @param {Component[]} components
 * @param {Readonly<Record<string, string>>} lookedUp
 */
export function licencesOf(components, lookedUp = LOOKED_UP) {
  const found = components.map((component) => {
    const name = `${component.name}@${component.version}`;
    return { name, licence: licenceOf(component) ?? lookedUp[name] ?? 'none' };
  });
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { licence } of found) counts[licence] = (counts[licence] ?? 0) + 1;
  return { counts, refused: found.filter(({ licence }) => !isAllowed(licence)) };
}

/** @param {Component} component */
function licenceOf({ licenses = [] }) {
  const [first] = licenses;
  return first?.expression ?? first?.license?.id ?? first?.license?.name;
}

/**
 * Of several to choose from one is enough.
 * @param {string} licence
 */
function isAllowed(licence) {
  return licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((one) => ALLOWED.includes(one));
}

/**
 * What `npm audit --json` says: the weaknesses by their severity; nothing when no registry answered it.
 * @param {string} output
 * @returns {Record<string, number> | undefined}
 */
export function weaknessesIn(output) {
  const json = output.slice(output.indexOf('{'));
  try {
    const { metadata, error } = JSON.parse(json);
    return error || !metadata?.vulnerabilities ? undefined : metadata.vulnerabilities;
  } catch {
    return undefined;
  }
}
