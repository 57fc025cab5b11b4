/** A text that the portal says, and the file that says it. */
export interface SaidText {
  text: string;
  file: string;
}

/** One rule of how we write, shown by what the portal says and by what it does not. */
export interface WritingRule {
  rule: string;
  why: string;
  says: readonly SaidText[];
  never: readonly string[];
}

/** The rules of one kind of text. */
export interface WritingPart {
  title: string;
  lead: string;
  rules: readonly WritingRule[];
}

const shared = (text: string): SaidText => ({ text, file: 'schemas/shared.json' });
const from = (file: string, text: string): SaidText => ({ text, file });

export const writing: readonly WritingPart[] = [
  {
    title: 'Voz',
    lead: 'Falamos com uma pessoa, de perto e sem pressa. Ela entende de primeira, e nada a assusta nem a culpa.',
    rules: [
      {
        rule: 'Diga “você”, na ordem direta, em frases curtas.',
        why: 'Uma ideia por frase cabe na tela de um celular e na atenção de quem está com o documento na mão.',
        says: [
          shared('O que você já preencheu continua guardado.'),
          shared('Seus dados estão salvos, mas ainda não foram enviados. Abra uma seção para conferir ou editar.'),
        ],
        never: [
          'Prezado cliente, informamos que os dados foram armazenados.',
          'Os dados supracitados encontram-se pendentes de envio.',
        ],
      },
      {
        rule: 'Diga o que acontece com os dados antes que a pessoa precise perguntar.',
        why: 'O medo de perder o que digitou faz fechar a página.',
        says: [
          shared('Confira a sua conexão e tente novamente. O que você digitou continua aqui.'),
          shared('Enviamos nesta ordem, uma única vez, sem que você precise fazer nada.'),
        ],
        never: ['Erro de rede.', 'Operação pendente.'],
      },
      {
        rule: 'Use a palavra do documento ou do dia a dia, e só uma para cada coisa.',
        why: 'Quem procura no RG encontra “órgão emissor”. Duas palavras para a mesma coisa parecem duas coisas.',
        says: [
          from('schemas/pf/informacoes.json', 'Órgão emissor'),
          from('schemas/pf/informacoes.json', 'Quem ocupa ou ocupou cargo público relevante nos últimos 5 anos.'),
        ],
        never: ['Entidade expedidora', 'PEP nos termos da Circular 3.978'],
      },
    ],
  },
  {
    title: 'Rótulos',
    lead: 'O rótulo fica sempre visível, acima do campo, e diz o que a resposta é.',
    rules: [
      {
        rule: 'Um nome, com maiúscula só na primeira palavra e sem dois-pontos.',
        why: 'Nome se lê mais depressa do que ordem, e maiúscula em cada palavra esconde onde a frase começa.',
        says: [
          from('schemas/pf/informacoes.json', 'Data de nascimento'),
          from('schemas/pf/dados-financeiros.json', 'Especificação dos bens imóveis'),
        ],
        never: ['Digite sua Data De Nascimento:', 'ESPECIF. BENS IMÓV.'],
      },
      {
        rule: 'Pergunta inteira quando a resposta é sim ou não.',
        why: 'Ouvida por um leitor de tela, longe do resto, ela ainda se entende.',
        says: [
          from('schemas/pf/informacoes.json', 'Você é uma pessoa politicamente exposta (PEP)?'),
          from('schemas/pf/enderecos.json', 'O endereço comercial é o mesmo endereço de correspondência?'),
        ],
        never: ['PEP', 'Mesmo endereço'],
      },
      {
        rule: 'A dica diz o que o rótulo não diz. O texto dentro do campo nunca é a resposta nem a única instrução.',
        why: 'Ele some ao digitar, e parece um campo já preenchido.',
        says: [
          from('schemas/acesso/cadastro.json', 'Identifica a conta no acesso. De 3 a 20 letras ou números.'),
          from(
            'schemas/pf/enderecos.json',
            'Digite o CEP e completamos o que for possível. Campos com * são obrigatórios.',
          ),
        ],
        never: ['Ex.: Maria da Silva', 'Preencha o campo apelido.'],
      },
    ],
  },
  {
    title: 'Erros',
    lead: 'Um erro diz o que falta e o que fazer. Não diz que a pessoa errou.',
    rules: [
      {
        rule: 'Sob o campo, uma frase: o que há e o que se espera.',
        why: 'É lida com o campo à vista, e anunciada com o nome dele.',
        says: [
          shared('Informe uma data anterior a {limit}.'),
          from('schemas/pf/dados-financeiros.json', 'Use um valor numérico (pode ser 0).'),
        ],
        never: ['Valor incorreto!', 'Dado inválido. Código 422.'],
      },
      {
        rule: 'Na lista do alto da página, quantos são, e um link para cada um.',
        why: 'A quantidade diz quanto trabalho é; o link leva até ele.',
        says: [shared('{n} campos precisam da sua atenção'), shared('Tudo corrigido')],
        never: ['Existem erros no formulário.', 'Você cometeu 3 erros.'],
      },
      {
        rule: 'Quando a falha é nossa, diga o que não aconteceu e o próximo passo.',
        why: 'A pessoa não pode consertar um servidor; pode tentar de novo, ou seguir por outro caminho.',
        says: [
          shared('A lista não carregou. Digite a informação.'),
          from('src/features/receipt/ReceiptPage.tsx', 'A ficha não pôde ser preparada agora. Ela fica no seu painel.'),
        ],
        never: ['Ops, algo deu errado :(', 'Internal Server Error'],
      },
      {
        rule: 'O que não entra em um campo é dito na hora, entre aspas, com o motivo.',
        why: 'Uma tecla que não faz nada parece um teclado quebrado.',
        says: [
          shared('Letras não cabem aqui: digite só números.'),
          shared('Só cabem duas casas decimais: “{text}” não entrou.'),
        ],
        never: ['Caractere inválido.', '(nada)'],
      },
    ],
  },
  {
    title: 'Botões e perguntas',
    lead: 'O botão diz o que acontece quando ele é tocado, com um verbo.',
    rules: [
      {
        rule: 'Verbo no infinitivo. Um só botão principal por tela.',
        why: 'Quem só lê os botões ainda sabe o que cada um faz.',
        says: [shared('Salvar e continuar depois'), shared('Avançar')],
        never: ['OK', 'Clique aqui', 'Próximo >>'],
      },
      {
        rule: 'Na pergunta, o botão repete o verbo dela. “Sim” e “Não” ficam para perguntas do cadastro.',
        why: '“Cancelar” em uma pergunta sobre cancelar tem dois sentidos.',
        says: [shared('Sair sem enviar?'), shared('Sair sem enviar')],
        never: ['Tem certeza?', 'Sim / Não / Cancelar'],
      },
      {
        rule: 'O que não volta atrás é dito antes. O que volta tem “Desfazer”.',
        why: 'Desfazer é mais gentil do que perguntar, mas só onde ele é verdade.',
        says: [shared('{name} sai da lista. Não é possível desfazer.'), shared('Desfazer')],
        never: ['Deseja prosseguir?', 'Atenção!!!'],
      },
      {
        rule: 'Enquanto espera, o gerúndio do verbo.',
        why: 'Diz que o toque foi ouvido, e o botão guarda o seu lugar.',
        says: [shared('Salvando...'), shared('Enviando...')],
        never: ['Aguarde', 'Processando requisição'],
      },
    ],
  },
  {
    title: 'Datas, dinheiro e números',
    lead: 'Como se escreve no Brasil, e sempre do mesmo jeito: na tela, no e-mail e na ficha.',
    rules: [
      {
        rule: 'Data com dia, mês e ano em algarismos. Hora com “às”, e o fuso onde ele importa.',
        why: '21/11/2026 não se confunde. Um recibo vale em todo o país, que tem quatro fusos.',
        says: [shared('em {date} às {time}'), from('src/features/receipt/ReceiptPage.tsx', 'horário de Brasília')],
        never: ['2026-11-21T12:00', 'há alguns instantes', '11/21/26'],
      },
      {
        rule: 'Dinheiro com R$, ponto no milhar e vírgula nos centavos. No campo, só o número.',
        why: 'O campo já diz a moeda à esquerda: digitar o R$ seria trabalho sem resposta.',
        says: [
          from('stories/portal/Dashboard.stories.tsx', 'Patrimônio de R$ 917.300,75'),
          from('schemas/pf/dados-financeiros.json', 'Quanto você recebe e o que você tem. Digite 0 no que não tiver.'),
        ],
        never: ['R$917300.75', '917 mil reais', 'BRL 917.300,75'],
      },
      {
        rule: 'Número em algarismos, com singular e plural certos.',
        why: '“1 campos” e “campo(s)” são recados de máquina.',
        says: [shared('Falta 1 campo'), shared('Faltam {n} campos')],
        never: ['Falta(m) 1 campo(s)', 'Campos pendentes: 01'],
      },
      {
        rule: 'CPF, CNPJ, CEP e telefone com a sua pontuação, que o campo põe sozinho.',
        why: 'Em blocos se confere; a pontuação digitada ou colada nunca é um erro.',
        says: [
          from('stories/portal/Login.stories.tsx', '529.982.247-25'),
          from('stories/portal/Login.stories.tsx', '12.ABC.345/01DE-35'),
        ],
        never: ['52998224725', 'Digite somente números.'],
      },
    ],
  },
];
