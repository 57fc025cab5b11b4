/** What was done by whoever was shown the data, by how a call or a command begins. */
const DEEDS: readonly (readonly [begins: RegExp, deed: string])[] = [
  [/^POST \/integracao\//, 'decidiu sobre o cadastro'],
  [/^GET \/integracao\/cadastros$/, 'consultou a lista de cadastros'],
  [/^GET \/integracao\/formularios\//, 'recebeu o que foi enviado'],
  [/^GET \/integracao\//, 'consultou o cadastro'],
  [/\/declaracao\/assinaturas\//, 'abriu um documento para assinar'],
];

/** The same for people: a call says nothing to them. What is no call is a command of the institution's own people. */
export function seenWords(call: string): string {
  return DEEDS.find(([begins]) => begins.test(call))?.[1] ?? 'acessou o cadastro';
}
