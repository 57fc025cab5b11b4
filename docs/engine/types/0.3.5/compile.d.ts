export type Code = keyof typeof codes;

export interface CompiledSchemas {
    index: DefinitionsIndex;
    modules: Record<string, string>;
    sources: Record<string, string>;
    migrations: Record<string, MigrationStep[]>;
}

export interface CompiledTabModule {
    code: string;
    watch: string[];
}

export interface Folder {
    dir: string;
    has(path: string): boolean;
    files(path: string): string[];
    folders(): string[];
    read(path: string): string;
}

export type GivenNames = Partial<Names>;

export interface LoadedDefinition {
    definition: WizardDefinition;
    tabs: TabDefinition[];
    migration: MigrationStep[];
    texts: string[];
    places: {
        own: Locate;
        tabs: Readonly<Record<string, Locate>>;
    };
}

export interface LoadedSchemas {
    shared: SharedDefinition;
    settings: Record<string, SettingDefinition>;
    types: AccountType[];
    wizards: LoadedDefinition[];
    forms: LoadedDefinition[];
    places: Record<'shared' | 'settings' | 'types', Locate>;
}

export interface Problem {
    code: Code;
    file: string;
    line: number;
    column: number;
    pointer: string;
    message: string;
    use?: Use;
}

export interface SchemasResult {
    schemas?: LoadedSchemas;
    problems: Problem[];
}

export interface TabPreview {
    module?: FormModule;
    problems: Problem[];
    files: string[];
}

export const codes: {
    readonly DEF_BROKEN_JSON: {
        readonly means: 'O arquivo não é JSON.';
        readonly fix: 'Corrija a pontuação no lugar indicado: vírgulas, aspas, chaves e colchetes.';
    };
    readonly DEF_DUPLICATE_KEY: {
        readonly means: 'Um objeto tem a mesma chave duas vezes; só a última valeria.';
        readonly fix: 'Apague ou renomeie uma delas.';
    };
    readonly DEF_MISSING_FILE: {
        readonly means: 'Falta um arquivo ou uma pasta.';
        readonly fix: 'Crie o arquivo (de uma aba com "shared", em schemas/shared/), ou tire o nome dele de wizard.json.';
    };
    readonly DEF_WRONG_ID: {
        readonly means: 'O "id" difere do nome do arquivo ou da pasta.';
        readonly fix: 'Use o mesmo nome nos dois lugares.';
    };
    readonly DEF_UNKNOWN_KEY: {
        readonly means: 'A chave não existe no vocabulário.';
        readonly fix: 'Corrija o nome; o editor mostra as chaves aceitas.';
    };
    readonly DEF_UNKNOWN_KEYWORD: {
        readonly means: 'A palavra-chave não existe em um campo ou em uma condição.';
        readonly fix: 'Corrija o nome. Condições entre campos se escrevem em "rules", nunca com if, allOf, anyOf ou dependencies.';
    };
    readonly DEF_MISSING_KEY: {
        readonly means: 'Falta uma chave obrigatória.';
        readonly fix: 'Acrescente a chave.';
    };
    readonly DEF_WRONG_VALUE: {
        readonly means: 'O valor não é do tipo ou da forma esperada.';
        readonly fix: 'Escreva um valor como o descrito na mensagem.';
    };
    readonly DEF_UNKNOWN_TAB: {
        readonly means: 'A aba não existe, ou o arquivo dela não está em wizard.json.';
        readonly fix: 'Corrija o nome, ou acrescente a aba.';
    };
    readonly DEF_UNKNOWN_FIELD: {
        readonly means: 'O campo não existe onde é procurado.';
        readonly fix: 'Corrija o nome. Em regras de uma lista os nomes são os da linha; /Campo começa na raiz da aba.';
    };
    readonly DEF_UNKNOWN_SECTION: {
        readonly means: 'A seção ou o texto (#nome) não existe na aba.';
        readonly fix: 'Corrija o nome.';
    };
    readonly DEF_UNKNOWN_SETTING: {
        readonly means: 'A configuração não está em settings.json.';
        readonly fix: 'Corrija o nome, ou declare a configuração.';
    };
    readonly DEF_UNKNOWN_REFERENCE: {
        readonly means: 'A referência ($…) não existe ou não vale neste lugar.';
        readonly fix: 'Use $settings/x, $user/X, $mode, $tabs/aba/Campo, $option/Campo/Propriedade, ou, em linhas, $index e $others.';
    };
    readonly DEF_UNKNOWN_FORMAT: {
        readonly means: 'O formato não existe.';
        readonly fix: 'Corrija o nome.';
    };
    readonly DEF_UNKNOWN_REASON: {
        readonly means: 'O formato nunca dá este motivo.';
        readonly fix: 'Corrija o nome do motivo.';
    };
    readonly DEF_UNKNOWN_WIDGET: {
        readonly means: 'O controle ("ui:widget") não existe.';
        readonly fix: 'Corrija o nome.';
    };
    readonly DEF_UNKNOWN_BLOCK: {
        readonly means: 'O bloco não existe.';
        readonly fix: 'Corrija o nome.';
    };
    readonly DEF_UNKNOWN_VALIDATOR: {
        readonly means: 'O validador ("check") não existe.';
        readonly fix: 'Corrija o nome.';
    };
    readonly DEF_UNKNOWN_LOOKUP: {
        readonly means: 'A consulta não está em "lookups" de shared.json.';
        readonly fix: 'Corrija o nome, ou declare a consulta.';
    };
    readonly DEF_UNKNOWN_ASK: {
        readonly means: 'A pergunta não está em "asks" de shared.json.';
        readonly fix: 'Corrija o nome, ou declare a pergunta.';
    };
    readonly DEF_UNKNOWN_PART: {
        readonly means: 'A parte não está em "parts" de shared.json.';
        readonly fix: 'Corrija o nome, ou declare a parte.';
    };
    readonly DEF_UNKNOWN_RULE: {
        readonly means: 'A regra não está em "rules" de shared.json.';
        readonly fix: 'Corrija o nome, ou declare a regra.';
    };
    readonly DEF_UNKNOWN_TREATMENT: {
        readonly means: 'O tratamento de dados não está em "treatments" de shared.json.';
        readonly fix: 'Corrija o nome, ou declare o tratamento.';
    };
    readonly DEF_MISSING_TREATMENT: {
        readonly means: 'Um campo não diz para que o dado é tratado, e nada em volta dele diz.';
        readonly fix: 'Acrescente "treatment" ao campo, à seção, à aba ou ao formulário.';
    };
    readonly DEF_UNUSED_SHARED: {
        readonly means: 'Ninguém usa a regra, a parte ou o tratamento de shared.json.';
        readonly fix: 'Use-a pelo nome onde ela vale, ou apague-a.';
    };
    readonly DEF_UNKNOWN_MESSAGE: {
        readonly means: 'O tipo de mensagem não existe: o texto nunca apareceria.';
        readonly fix: 'Corrija o nome do tipo, ou do formato depois do ponto.';
    };
    readonly DEF_UNKNOWN_TEXT: {
        readonly means: 'Nenhuma tela lê o texto: ele nunca apareceria.';
        readonly fix: 'Corrija o nome, ou apague o texto.';
    };
    readonly DEF_MISSING_TEXT: {
        readonly means: 'Falta um texto que as telas leem.';
        readonly fix: 'Acrescente-o em "texts" de shared.json, ou de wizard.json quando só vale em um formulário.';
    };
    readonly DEF_UNKNOWN_PARAMETER: {
        readonly means: 'Um nome entre chaves não é preenchido, ou um argumento, parâmetro ou nome ("names") não é usado.';
        readonly fix: 'Use os mesmos nomes na chamada e em "with", os parâmetros do validador, ou um campo que existe.';
    };
    readonly DEF_WRONG_REF: {
        readonly means: 'O "$ref" não aponta para um campo de shared.json.';
        readonly fix: 'Escreva "../shared.json#/$defs/nome".';
    };
    readonly DEF_UNKNOWN_TYPE: {
        readonly means: 'O tipo de cliente não está em types.json: ninguém poderia ter uma conta dele.';
        readonly fix: 'Corrija o número em "type", ou declare o tipo em types.json.';
    };
    readonly DEF_WRONG_REGISTRATION: {
        readonly means: 'Um tipo de cliente não tem cadastro ou tem dois, ou algo que só um cadastro tem está em outro formulário.';
        readonly fix: 'Ponha "registration": true em exatamente um formulário de cada tipo, e só nele o que é do cadastro.';
    };
    readonly DEF_DUPLICATE_ID: {
        readonly means: 'Dois itens têm o mesmo nome.';
        readonly fix: 'Renomeie um deles.';
    };
    readonly DEF_REPEATED_FIELD: {
        readonly means: 'O campo aparece duas vezes na tela.';
        readonly fix: 'Deixe-o em um só lugar.';
    };
    readonly DEF_UNUSED_FIELD: {
        readonly means: 'Nenhuma seção, lista ou formulário mostra o campo, e nada o calcula.';
        readonly fix: 'Coloque-o em uma seção, calcule-o em uma regra, marque-o "readOnly", ou apague-o.';
    };
    readonly DEF_LIST_WITHOUT_COLLECTION: {
        readonly means: 'Uma lista aparece em uma seção, mas "collections" não diz como.';
        readonly fix: 'Descreva a lista em "collections".';
    };
    readonly DEF_MISSING_TITLE: {
        readonly means: 'Um campo que aparece não tem rótulo.';
        readonly fix: 'Acrescente "title".';
    };
    readonly DEF_REQUIRED_HIDDEN: {
        readonly means: 'Um campo que uma regra pode ocultar está em "required".';
        readonly fix: 'Tire-o de "required" e exija-o com "require" na regra.';
    };
    readonly DEF_REQUIRED_UNSHOWN: {
        readonly means: 'Um campo obrigatório não aparece na tela: ninguém poderia preenchê-lo.';
        readonly fix: 'Mostre o campo, ou tire-o de "required" ou "require".';
    };
    readonly DEF_SHOW_WITHOUT_HIDDEN: {
        readonly means: 'A regra oculta algo e não diz o que acontece com o valor.';
        readonly fix: 'Acrescente "hidden": "clear" ou "hidden": "keep".';
    };
    readonly DEF_CLEAR_BY_CONTEXT: {
        readonly means: 'A regra apagaria dados gravados porque uma configuração, o usuário, o modo ou outra aba mudou.';
        readonly fix: 'Use "hidden": "keep", ou não escreva campos nesta regra.';
    };
    readonly DEF_NO_EFFECT: {
        readonly means: 'A regra não faz nada.';
        readonly fix: 'Acrescente um efeito, ou apague a regra.';
    };
    readonly DEF_ON_AND_BEFORE: {
        readonly means: 'A regra é um acontecimento ("on") e uma barreira ("before") ao mesmo tempo.';
        readonly fix: 'Separe em duas regras.';
    };
    readonly DEF_WRONG_EFFECT: {
        readonly means: 'O efeito não vale nesta espécie de regra, ou falta a chave que ele pede.';
        readonly fix: 'Estados: show, require, lock, compute, error, check. Com "on": clear, set, ask, lookup. Com "before": ask.';
    };
    readonly DEF_WRITTEN_TWICE: {
        readonly means: 'Um campo calculado ("compute") recebe o valor também de outro modo: outra equação para o mesmo caso, "set" ou "readOnly".';
        readonly fix: 'Deixe um só: uma equação por caso ("when"), sem "set" e sem "readOnly".';
    };
    readonly DEF_CYCLE: {
        readonly means: 'As regras formam um ciclo: um campo acaba escrevendo a si mesmo.';
        readonly fix: 'Tire uma das leituras ou escritas do caminho mostrado.';
    };
    readonly DEF_FIELD_WITHOUT_PART: {
        readonly means: 'Nenhuma parte grava o campo.';
        readonly fix: 'Acrescente a aba ou o campo a uma parte de wizard.json, ou declare o campo "local".';
    };
    readonly DEF_FIELD_IN_TWO_PARTS: {
        readonly means: 'Duas partes gravam o mesmo campo.';
        readonly fix: 'Deixe-o em uma só.';
    };
    readonly DEF_WRONG_TYPE: {
        readonly means: 'O valor não é do tipo do campo, ou não está entre as opções dele.';
        readonly fix: 'Escreva o código como a API o conhece (2 e "2" são diferentes).';
    };
    readonly DEF_WRONG_DEFAULT: {
        readonly means: 'O valor inicial não está entre as opções, ou não vale no formato do campo.';
        readonly fix: 'Use uma das opções, ou um valor como a API o guarda.';
    };
    readonly DEF_NOT_IN_FORM: {
        readonly means: 'Um formulário avulso tem o que só existe em um cadastro: listas, blocos, ações, outras abas, usuário.';
        readonly fix: 'Tire isso do formulário, ou faça dele uma aba de um cadastro.';
    };
    readonly DEF_NEVER_SHOWN: {
        readonly means: 'O campo nunca aparece: as regras que o mostram não valem com nenhum valor.';
        readonly fix: 'Corrija a condição, ou apague o campo ou a regra.';
    };
    readonly DEF_NEVER_HOLDS: {
        readonly means: 'A condição de uma regra não vale com nenhum valor.';
        readonly fix: 'Corrija a condição, ou apague a regra.';
    };
    readonly DEF_NEVER_CHOSEN: {
        readonly means: 'Uma opção não pode ser escolhida: com ela as regras ocultam ou calculam o próprio campo.';
        readonly fix: 'Corrija as regras do campo, ou apague a opção.';
    };
    readonly DEF_TWO_EQUATIONS: {
        readonly means: 'Duas equações ("compute") do mesmo campo valem ao mesmo tempo, com os valores mostrados.';
        readonly fix: 'Escreva condições que se excluem.';
    };
    readonly DEF_DEAD_END: {
        readonly means: 'Um campo fica obrigatório, vazio e travado ao mesmo tempo, com os valores mostrados: ninguém poderia avançar.';
        readonly fix: 'Trave o campo só quando preenchido, ou não o exija nesse caso.';
    };
    readonly DEF_ENDLESS_ERROR: {
        readonly means: 'Um erro, com os valores mostrados, não termina com nenhuma mudança que o cliente possa fazer.';
        readonly fix: 'Ponha na condição um campo que o cliente possa mudar.';
    };
    readonly DEF_MISSING_TYPE: {
        readonly means: 'Um campo não diz o seu tipo.';
        readonly fix: 'Acrescente "type", ou um "$ref" para um campo comum que o tem.';
    };
    readonly DEF_WRONG_KEYWORD: {
        readonly means: 'A palavra-chave não vale em um campo ou em uma configuração deste tipo, ou pede outra que falta.';
        readonly fix: 'Tire-a, ou corrija "type".';
    };
    readonly DEF_WRONG_WIDGET: {
        readonly means: 'O controle ("ui:widget") não serve para o campo.';
        readonly fix: 'Escolha um controle para o tipo, o formato e as opções do campo, ou tire "ui:widget".';
    };
    readonly DEF_WRONG_BOUNDS: {
        readonly means: 'O limite de baixo está acima do de cima: nenhum valor serviria.';
        readonly fix: 'Corrija um dos dois limites.';
    };
    readonly DEF_SAME_CALL: {
        readonly means: 'Dois formulários ou partes têm o mesmo endereço ou a mesma chamada: o servidor não saberia qual dos dois é.';
        readonly fix: 'Dê a cada um o seu, ou, em listas, diga com "take" que linhas são de quem.';
    };
    readonly DEF_WRONG_CALL: {
        readonly means: 'O caminho da chamada não é um endereço que o servidor possa atender.';
        readonly fix: 'Use letras, números, hífens e barras; nomes entre chaves só depois de "?".';
    };
    readonly DEF_LOADS_LATER: {
        readonly means: 'Uma parte carrega o que uma parte posterior grava: ao gravar, os dados dela já seriam antigos.';
        readonly fix: 'Ponha a parte que grava antes, ou carregue do endereço próprio.';
    };
    readonly DEF_TWO_VALUES: {
        readonly means: 'Duas regras do mesmo acontecimento escrevem valores diferentes no mesmo campo, com os valores mostrados.';
        readonly fix: 'Escreva condições que se excluem, ou um só valor.';
    };
    readonly DEF_REQUIRE_NEVER_ACTS: {
        readonly means: 'Uma exigência ("require") nunca age: em todos os seus casos o campo está oculto, calculado, ou travado e vazio.';
        readonly fix: 'Corrija a condição, ou tire o campo de "require".';
    };
    readonly DEF_REQUIRED_LOCAL: {
        readonly means: 'Um campo que existe só na tela, e começa vazio a cada visita, é sempre obrigatório.';
        readonly fix: 'Tire-o de "required", exija-o com "require" em uma regra, ou dê a "local" um valor.';
    };
    readonly DEF_UNUSED_MESSAGE: {
        readonly means: 'Uma mensagem é de uma palavra-chave ou de um formato que o campo não tem: ela nunca apareceria.';
        readonly fix: 'Corrija o nome da mensagem, ou apague-a.';
    };
    readonly DEF_WRONG_EXAMPLE: {
        readonly means: 'Um exemplo não se comporta como diz.';
        readonly fix: 'Corrija o exemplo, ou a definição que ele contradiz.';
    };
    readonly DEF_PLACE_STILL_THERE: {
        readonly means: 'Um passo de migration.json diz que um campo saiu do seu lugar, mas ele ainda existe.';
        readonly fix: 'Dê outro nome ao campo novo, ou tire o passo que ainda não foi publicado.';
    };
    readonly DEF_PLACE_WRITTEN_TWICE: {
        readonly means: 'Dois passos de migration.json escrevem no mesmo lugar: o valor do segundo se perderia.';
        readonly fix: 'Deixe um passo só, ou junte os dois lugares com "merged".';
    };
    readonly DEF_NOT_COMPILED: {
        readonly means: 'A aba não pôde ser compilada.';
        readonly fix: 'Corrija o lugar que a mensagem mostra; se não bastar, avise quem desenvolve o portal.';
    };
};

export function compileSchemas(dir: string, names?: GivenNames): CompiledSchemas | {
    problems: Problem[];
};

export function compileTab(file: string, names?: GivenNames): CompiledTabModule | {
    problems: Problem[];
    watch: string[];
};

export function compileValidators({ schema, collections }: Pick<TabDefinition, 'schema' | 'collections'>): string;

export function formatProblems(problems: readonly Problem[]): string;

export function loadEarlier(from: string | Folder, names?: GivenNames): SchemasResult;

export function loadSchemas(from: string | Folder, names?: GivenNames): SchemasResult;

export function previewTab(from: string | Folder, { wizard, tab }: {
    wizard: string;
    tab: string;
}, names?: GivenNames): TabPreview;

export function textsFolder(dir: string, texts: Readonly<Record<string, string>>): Folder;

// compile/emit/modules
interface FormModule {
    constants: string;
    validators: string;
}

// compile/names
interface Names {
    widgets: readonly string[];
    blocks: Readonly<Record<string, BlockShape>>;
    validators: readonly string[];
}

// compile/problems/source
interface Elsewhere extends Place {
    source: Source;
    use?: Use;
}

// compile/problems/source
interface Place {
    pointer: string;
    at?: 'key' | 'value';
}

// compile/problems/source
interface Source {
    file: string;
    text: string;
    value: Json;
    locate(pointer: string, at?: 'key' | 'value'): {
        line: number;
        column: number;
    };
    has(pointer: string): boolean;
    elsewhere?(place: Place): Elsewhere | undefined;
}

// compile/problems/source
interface Use {
    item: string;
    source: Source;
    pointer: string;
}
