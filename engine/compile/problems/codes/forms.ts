import { say } from '../say';

/** What is wrong with a form as a whole: its parts, its calls, what becomes of older data. */
export const forms = {
  DEF_WRONG_REGISTRATION: {
    means: say`Um tipo de cliente não tem cadastro ou tem dois, ou algo que só um cadastro tem está em outro formulário.`,
    fix: say`Ponha "registration": true em exatamente um formulário de cada tipo, e só nele o que é do cadastro.`,
  },
  DEF_NOT_IN_FORM: {
    means: say`Um formulário avulso tem o que só existe em um cadastro: listas, blocos, ações, outras abas, usuário.`,
    fix: say`Tire isso do formulário, ou faça dele uma aba de um cadastro.`,
  },
  DEF_FIELD_WITHOUT_PART: {
    means: say`Nenhuma parte grava o campo.`,
    fix: say`Acrescente a aba ou o campo a uma parte de wizard.json, ou declare o campo "local".`,
  },
  DEF_FIELD_IN_TWO_PARTS: {
    means: say`Duas partes gravam o mesmo campo.`,
    fix: say`Deixe-o em uma só.`,
  },
  DEF_SAME_CALL: {
    means: say`Dois formulários ou partes têm o mesmo endereço ou a mesma chamada: o servidor não saberia qual dos dois é.`,
    fix: say`Dê a cada um o seu, ou, em listas, diga com "take" que linhas são de quem.`,
  },
  DEF_WRONG_CALL: {
    means: say`O caminho da chamada não é um endereço que o servidor possa atender.`,
    fix: say`Use letras, números, hífens e barras; nomes entre chaves só depois de "?".`,
  },
  DEF_LOADS_LATER: {
    means: say`Uma parte carrega o que uma parte posterior grava: ao gravar, os dados dela já seriam antigos.`,
    fix: say`Ponha a parte que grava antes, ou carregue do endereço próprio.`,
  },
  DEF_PLACE_STILL_THERE: {
    means: say`Um passo de migration.json diz que um campo saiu do seu lugar, mas ele ainda existe.`,
    fix: say`Dê outro nome ao campo novo, ou tire o passo que ainda não foi publicado.`,
  },
  DEF_PLACE_WRITTEN_TWICE: {
    means: say`Dois passos de migration.json escrevem no mesmo lugar: o valor do segundo se perderia.`,
    fix: say`Deixe um passo só, ou junte os dois lugares com "merged".`,
  },
} as const;
