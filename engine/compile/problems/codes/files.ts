/** What is wrong with a file, whatever it says. */
export const files = {
  DEF_BROKEN_JSON: {
    means: 'O arquivo não é JSON.',
    fix: 'Corrija a pontuação no lugar indicado: vírgulas, aspas, chaves e colchetes.',
  },
  DEF_DUPLICATE_KEY: {
    means: 'Um objeto tem a mesma chave duas vezes; só a última valeria.',
    fix: 'Apague ou renomeie uma delas.',
  },
  DEF_MISSING_FILE: {
    means: 'Falta um arquivo ou uma pasta.',
    fix: 'Crie o arquivo (de uma aba com "shared", em schemas/shared/), ou tire o nome dele de wizard.json.',
  },
  DEF_WRONG_ID: {
    means: 'O "id" difere do nome do arquivo ou da pasta.',
    fix: 'Use o mesmo nome nos dois lugares.',
  },
  DEF_UNKNOWN_KEY: {
    means: 'A chave não existe no vocabulário.',
    fix: 'Corrija o nome; o editor mostra as chaves aceitas.',
  },
  DEF_UNKNOWN_KEYWORD: {
    means: 'A palavra-chave não existe em um campo ou em uma condição.',
    fix: 'Corrija o nome. Condições entre campos se escrevem em "rules", nunca com if, allOf, anyOf ou dependencies.',
  },
  DEF_MISSING_KEY: {
    means: 'Falta uma chave obrigatória.',
    fix: 'Acrescente a chave.',
  },
  DEF_WRONG_VALUE: {
    means: 'O valor não é do tipo ou da forma esperada.',
    fix: 'Escreva um valor como o descrito na mensagem.',
  },
  DEF_DUPLICATE_ID: {
    means: 'Dois itens têm o mesmo nome.',
    fix: 'Renomeie um deles.',
  },
  DEF_NOT_COMPILED: {
    means: 'A aba não pôde ser compilada.',
    fix: 'Corrija o lugar que a mensagem mostra; se não bastar, avise quem desenvolve o portal.',
  },
} as const;
