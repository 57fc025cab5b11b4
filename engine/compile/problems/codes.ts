import { effectsOf } from '../../core/effects/told';
import type { Species } from '../../core/effects/types';

const named = (species: Species) => effectsOf(species).join(', ');

/** Every problem that a definition can have: what the code means and what to do about it, for docs/errors.md. */
export const codes = {
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
  DEF_UNKNOWN_TAB: {
    means: 'A aba não existe, ou o arquivo dela não está em wizard.json.',
    fix: 'Corrija o nome, ou acrescente a aba.',
  },
  DEF_UNKNOWN_FIELD: {
    means: 'O campo não existe onde é procurado.',
    fix: 'Corrija o nome. Em regras de uma lista os nomes são os da linha; /Campo começa na raiz da aba.',
  },
  DEF_UNKNOWN_SECTION: {
    means: 'A seção ou o texto (#nome) não existe na aba.',
    fix: 'Corrija o nome.',
  },
  DEF_UNKNOWN_SETTING: {
    means: 'A configuração não está em settings.json.',
    fix: 'Corrija o nome, ou declare a configuração.',
  },
  DEF_UNKNOWN_REFERENCE: {
    means: 'A referência ($…) não existe ou não vale neste lugar.',
    fix: 'Use $settings/x, $user/X, $mode, $tabs/aba/Campo, $option/Campo/Propriedade, ou, em linhas, $index e $others.',
  },
  DEF_UNKNOWN_FORMAT: {
    means: 'O formato não existe.',
    fix: 'Corrija o nome.',
  },
  DEF_UNKNOWN_REASON: {
    means: 'O formato nunca dá este motivo.',
    fix: 'Corrija o nome do motivo.',
  },
  DEF_UNKNOWN_WIDGET: {
    means: 'O controle ("ui:widget") não existe.',
    fix: 'Corrija o nome.',
  },
  DEF_UNKNOWN_BLOCK: {
    means: 'O bloco não existe.',
    fix: 'Corrija o nome.',
  },
  DEF_UNKNOWN_VALIDATOR: {
    means: 'O validador ("check") não existe.',
    fix: 'Corrija o nome.',
  },
  DEF_UNKNOWN_LOOKUP: {
    means: 'A consulta não está em "lookups" de shared.json.',
    fix: 'Corrija o nome, ou declare a consulta.',
  },
  DEF_UNKNOWN_ASK: {
    means: 'A pergunta não está em "asks" de shared.json.',
    fix: 'Corrija o nome, ou declare a pergunta.',
  },
  DEF_UNKNOWN_PART: {
    means: 'A parte não está em "parts" de shared.json.',
    fix: 'Corrija o nome, ou declare a parte.',
  },
  DEF_UNKNOWN_RULE: {
    means: 'A regra não está em "rules" de shared.json.',
    fix: 'Corrija o nome, ou declare a regra.',
  },
  DEF_UNKNOWN_TREATMENT: {
    means: 'O tratamento de dados não está em "treatments" de shared.json.',
    fix: 'Corrija o nome, ou declare o tratamento.',
  },
  DEF_MISSING_TREATMENT: {
    means: 'Um campo não diz para que o dado é tratado, e nada em volta dele diz.',
    fix: 'Acrescente "treatment" ao campo, à seção, à aba ou ao formulário.',
  },
  DEF_UNUSED_SHARED: {
    means: 'Ninguém usa a regra, a parte ou o tratamento de shared.json.',
    fix: 'Use-a pelo nome onde ela vale, ou apague-a.',
  },
  DEF_UNKNOWN_MESSAGE: {
    means: 'O tipo de mensagem não existe: o texto nunca apareceria.',
    fix: 'Corrija o nome do tipo, ou do formato depois do ponto.',
  },
  DEF_UNKNOWN_TEXT: {
    means: 'Nenhuma tela lê o texto: ele nunca apareceria.',
    fix: 'Corrija o nome, ou apague o texto.',
  },
  DEF_MISSING_TEXT: {
    means: 'Falta um texto que as telas leem.',
    fix: 'Acrescente-o em "texts" de shared.json, ou de wizard.json quando só vale em um formulário.',
  },
  DEF_UNKNOWN_PARAMETER: {
    means: 'Um nome entre chaves não é preenchido, ou um argumento, parâmetro ou nome ("names") não é usado.',
    fix: 'Use os mesmos nomes na chamada e em "with", os parâmetros do validador, ou um campo que existe.',
  },
  DEF_WRONG_REF: {
    means: 'O "$ref" não aponta para um campo de shared.json.',
    fix: 'Escreva "../shared.json#/$defs/nome".',
  },
  DEF_UNKNOWN_TYPE: {
    means: 'O tipo de cliente não está em types.json: ninguém poderia ter uma conta dele.',
    fix: 'Corrija o número em "type", ou declare o tipo em types.json.',
  },
  DEF_WRONG_REGISTRATION: {
    means: 'Um tipo de cliente não tem cadastro ou tem dois, ou algo que só um cadastro tem está em outro formulário.',
    fix: 'Ponha "registration": true em exatamente um formulário de cada tipo, e só nele o que é do cadastro.',
  },
  DEF_DUPLICATE_ID: {
    means: 'Dois itens têm o mesmo nome.',
    fix: 'Renomeie um deles.',
  },
  DEF_REPEATED_FIELD: {
    means: 'O campo aparece duas vezes na tela.',
    fix: 'Deixe-o em um só lugar.',
  },
  DEF_UNUSED_FIELD: {
    means: 'Nenhuma seção, lista ou formulário mostra o campo, e nada o calcula.',
    fix: 'Coloque-o em uma seção, calcule-o em uma regra, marque-o "readOnly", ou apague-o.',
  },
  DEF_LIST_WITHOUT_COLLECTION: {
    means: 'Uma lista aparece em uma seção, mas "collections" não diz como.',
    fix: 'Descreva a lista em "collections".',
  },
  DEF_MISSING_TITLE: {
    means: 'Um campo que aparece não tem rótulo.',
    fix: 'Acrescente "title".',
  },
  DEF_REQUIRED_HIDDEN: {
    means: 'Um campo que uma regra pode ocultar está em "required".',
    fix: 'Tire-o de "required" e exija-o com "require" na regra.',
  },
  DEF_REQUIRED_UNSHOWN: {
    means: 'Um campo obrigatório não aparece na tela: ninguém poderia preenchê-lo.',
    fix: 'Mostre o campo, ou tire-o de "required" ou "require".',
  },
  DEF_SHOW_WITHOUT_HIDDEN: {
    means: 'A regra oculta algo e não diz o que acontece com o valor.',
    fix: 'Acrescente "hidden": "clear" ou "hidden": "keep".',
  },
  DEF_CLEAR_BY_CONTEXT: {
    means: 'A regra apagaria dados gravados porque uma configuração, o usuário, o modo ou outra aba mudou.',
    fix: 'Use "hidden": "keep", ou não escreva campos nesta regra.',
  },
  DEF_NO_EFFECT: {
    means: 'A regra não faz nada.',
    fix: 'Acrescente um efeito, ou apague a regra.',
  },
  DEF_ON_AND_BEFORE: {
    means: 'A regra é um acontecimento ("on") e uma barreira ("before") ao mesmo tempo.',
    fix: 'Separe em duas regras.',
  },
  DEF_WRONG_EFFECT: {
    means: 'O efeito não vale nesta espécie de regra ou neste campo, ou falta a chave que ele pede.',
    fix: `Estados: ${named('state')}. Com "on": ${named('event')}. Com "before": ${named('gate')}.`,
  },
  DEF_WRITTEN_TWICE: {
    means:
      'Um campo calculado ("compute") recebe o valor também de outro modo: outra equação para o mesmo caso, ou "set".',
    fix: 'Deixe um só: uma equação por caso ("when"), sem "set".',
  },
  DEF_CYCLE: {
    means: 'As regras formam um ciclo: um campo acaba escrevendo a si mesmo.',
    fix: 'Tire uma das leituras ou escritas do caminho mostrado.',
  },
  DEF_FIELD_WITHOUT_PART: {
    means: 'Nenhuma parte grava o campo.',
    fix: 'Acrescente a aba ou o campo a uma parte de wizard.json, ou declare o campo "local".',
  },
  DEF_FIELD_IN_TWO_PARTS: {
    means: 'Duas partes gravam o mesmo campo.',
    fix: 'Deixe-o em uma só.',
  },
  DEF_WRONG_TYPE: {
    means: 'O valor não é do tipo do campo, ou não está entre as opções dele.',
    fix: 'Escreva o código como a API o conhece (2 e "2" são diferentes).',
  },
  DEF_WRONG_DEFAULT: {
    means: 'O valor inicial não está entre as opções, ou não vale no formato do campo.',
    fix: 'Use uma das opções, ou um valor como a API o guarda.',
  },
  DEF_NOT_IN_FORM: {
    means: 'Um formulário avulso tem o que só existe em um cadastro: listas, blocos, ações, outras abas, usuário.',
    fix: 'Tire isso do formulário, ou faça dele uma aba de um cadastro.',
  },
  DEF_NEVER_SHOWN: {
    means: 'O campo nunca aparece: as regras que o mostram não valem com nenhum valor.',
    fix: 'Corrija a condição, ou apague o campo ou a regra.',
  },
  DEF_NEVER_HOLDS: {
    means: 'A condição de uma regra não vale com nenhum valor.',
    fix: 'Corrija a condição, ou apague a regra.',
  },
  DEF_NEVER_CHOSEN: {
    means: 'Uma opção não pode ser escolhida: com ela as regras ocultam ou calculam o próprio campo.',
    fix: 'Corrija as regras do campo, ou apague a opção.',
  },
  DEF_TWO_EQUATIONS: {
    means: 'Duas equações ("compute") do mesmo campo valem ao mesmo tempo, com os valores mostrados.',
    fix: 'Escreva condições que se excluem.',
  },
  DEF_DEAD_END: {
    means:
      'Um campo fica obrigatório, vazio e travado ao mesmo tempo, com os valores mostrados: ninguém poderia avançar.',
    fix: 'Trave o campo só quando preenchido, ou não o exija nesse caso.',
  },
  DEF_ENDLESS_ERROR: {
    means: 'Um erro, com os valores mostrados, não termina com nenhuma mudança que o cliente possa fazer.',
    fix: 'Ponha na condição um campo que o cliente possa mudar.',
  },
  DEF_MISSING_TYPE: {
    means: 'Um campo não diz o seu tipo.',
    fix: 'Acrescente "type", ou um "$ref" para um campo comum que o tem.',
  },
  DEF_WRONG_KEYWORD: {
    means: 'A palavra-chave não vale em um campo ou em uma configuração deste tipo, ou pede outra que falta.',
    fix: 'Tire-a, ou corrija "type".',
  },
  DEF_WRONG_WIDGET: {
    means: 'O controle ("ui:widget") não serve para o campo.',
    fix: 'Escolha um controle para o tipo, o formato e as opções do campo, ou tire "ui:widget".',
  },
  DEF_WRONG_BOUNDS: {
    means: 'O limite de baixo está acima do de cima: nenhum valor serviria.',
    fix: 'Corrija um dos dois limites.',
  },
  DEF_SAME_CALL: {
    means:
      'Dois formulários ou partes têm o mesmo endereço ou a mesma chamada: o servidor não saberia qual dos dois é.',
    fix: 'Dê a cada um o seu, ou, em listas, diga com "take" que linhas são de quem.',
  },
  DEF_WRONG_CALL: {
    means: 'O caminho da chamada não é um endereço que o servidor possa atender.',
    fix: 'Use letras, números, hífens e barras; nomes entre chaves só depois de "?".',
  },
  DEF_LOADS_LATER: {
    means: 'Uma parte carrega o que uma parte posterior grava: ao gravar, os dados dela já seriam antigos.',
    fix: 'Ponha a parte que grava antes, ou carregue do endereço próprio.',
  },
  DEF_TWO_VALUES: {
    means: 'Duas regras do mesmo acontecimento escrevem valores diferentes no mesmo campo, com os valores mostrados.',
    fix: 'Escreva condições que se excluem, ou um só valor.',
  },
  DEF_REQUIRE_NEVER_ACTS: {
    means:
      'Uma exigência ("require") nunca age: em todos os seus casos o campo está oculto, calculado, ou travado e vazio.',
    fix: 'Corrija a condição, ou tire o campo de "require".',
  },
  DEF_REQUIRED_LOCAL: {
    means: 'Um campo que existe só na tela, e começa vazio a cada visita, é sempre obrigatório.',
    fix: 'Tire-o de "required", exija-o com "require" em uma regra, ou dê a "local" um valor.',
  },
  DEF_UNUSED_MESSAGE: {
    means: 'Uma mensagem é de uma palavra-chave ou de um formato que o campo não tem: ela nunca apareceria.',
    fix: 'Corrija o nome da mensagem, ou apague-a.',
  },
  DEF_WRONG_EXAMPLE: {
    means: 'Um exemplo não se comporta como diz.',
    fix: 'Corrija o exemplo, ou a definição que ele contradiz.',
  },
  DEF_PLACE_STILL_THERE: {
    means: 'Um passo de migration.json diz que um campo saiu do seu lugar, mas ele ainda existe.',
    fix: 'Dê outro nome ao campo novo, ou tire o passo que ainda não foi publicado.',
  },
  DEF_PLACE_WRITTEN_TWICE: {
    means: 'Dois passos de migration.json escrevem no mesmo lugar: o valor do segundo se perderia.',
    fix: 'Deixe um passo só, ou junte os dois lugares com "merged".',
  },
  DEF_NOT_COMPILED: {
    means: 'A aba não pôde ser compilada.',
    fix: 'Corrija o lugar que a mensagem mostra; se não bastar, avise quem desenvolve o portal.',
  },
} as const;

/** The code of a problem. */
export type Code = keyof typeof codes;
