export interface Additions {
    findings: Readonly<Record<string, {
        lines: readonly string[];
        data: Json;
    }>>;
    closing: readonly string[];
    data: Json;
    leftOut?: Json;
}

export type Aim = {
    kind: 'holds' | 'fails';
} | {
    kind: 'decides';
    leaf: string;
    truth: boolean;
} | {
    kind: 'edge';
    leaf: string;
    value: Json;
} | {
    kind: 'shows' | 'hides' | 'requires';
    node: string;
} | {
    kind: 'raises';
    node: string;
    keyword: string;
    rule?: string;
};

export interface AnswerChange {
    pointer: Pointer;
    from?: Json;
    to?: Json;
}

export interface Asked extends Pick<Moment, 'state' | 'context'> {
    subject: Subject;
}

export interface Case {
    aims: Aim[];
    answers: CaseAnswer[];
    given: Given;
    expect: Expectation;
}

export type Code = keyof typeof codes;

export interface CompareFinding extends Place {
    id: string;
    code: Code;
    kind: Kind;
    version: Version;
    pointer: string;
    wizard?: string;
    tab?: string;
    fields: string[];
    parts: string[];
    rules: string[];
    params: Record<string, string>;
    message: string;
    witness?: ComparedWitness;
    suggestion?: SuggestedStep;
}

export interface CompareInput {
    formats: Record<string, Format>;
    today: string;
    signing: readonly string[];
    steps?: Readonly<Record<string, readonly MigrationStep[]>>;
}

export interface CompareReport {
    findings: CompareFinding[];
    isCompatible: boolean;
}

export interface ConditionCoverage {
    place: ConditionPlace;
    holds: number;
    fails: number;
    leaves: {
        leaf: string;
        true: number;
        false: number;
    }[];
    open: Aim[];
}

export interface Found {
    subject: CaseSubject;
    cases: Case[];
    missed: Missed[];
}

export type Given = Omit<StoryDefinition, 'title' | 'as' | 'expect'>;

export const KINDS: readonly ['losesData', 'breaksContract', 'changesMeaning', 'asksMore', 'undecidable', 'compatible'];

export type Kind = (typeof KINDS)[number];

export interface Leaf {
    id: string;
    pointer: string;
    reference: string;
    expected: ValueCondition | string[];
    value?: Json;
    truth: boolean;
    negations: number;
}

export type Locate = (pointer: string, at?: 'key' | 'value') => Place;

export interface Missed {
    aim: Aim;
    verdict: 'impossible' | 'undecided';
    reason: 'noCombination' | 'readOnly' | 'limit' | 'sample' | 'notAsked';
    tried: number;
}

export interface Mutant {
    id: string;
    operator: Operator;
    file: 'tab' | 'wizard';
    pointer: string;
    rule?: string;
    from: Json;
    to?: Json;
    edit: {
        of: 'tab' | 'wizard' | 'lookups';
        pointer: string;
        whole?: Json;
    };
}

export type Operator = keyof typeof OPERATORS;

export const QUESTIONS: readonly ['hidden', 'required', 'locked', 'computed', 'cleared'];

export type Question = (typeof QUESTIONS)[number];

export interface Step {
    id: string;
    effect: 'show' | 'require' | 'lock' | 'compute' | 'lookup' | 'error' | 'ask' | 'keyword';
    pointer: string;
    rule?: string;
    row?: number;
    truth: boolean;
    leaves: Leaf[];
    when?: Condition;
}

export interface Subject {
    tab: ResolvedTab;
    plan: TabPlan;
    rules: SubjectRule[];
    form?: string;
    shown: ReadonlyMap<string, string>;
    schemas: ReadonlyMap<string, string>;
}

export interface SubjectRule {
    rule: RuleDefinition;
    pointer: string;
    list?: string;
}

export interface Tested {
    tab: CompiledTab;
    wizard: Pick<WizardDefinition, 'key' | 'tabs' | 'parts' | 'settings'>;
    lookups: Readonly<Record<string, LookupDefinition>>;
    input: WitnessInput;
    compile?(definition: TabDefinition): CompiledTab['validators'];
}

export type Verdict = {
    mutant: Mutant;
    kind: 'noticed';
    example: string;
    title?: string;
} | {
    mutant: Mutant;
    kind: 'refused' | 'equivalent';
} | {
    mutant: Mutant;
    kind: 'unnoticed';
    difference?: {
        answers: CaseAnswer[];
        given: Given;
    };
};

export type Version = 'before' | 'after';

export interface Why {
    pointer: Pointer;
    question: Question;
    holds: boolean;
    because: Step[];
}

export function blankContext({ today, formats }: {
    today: string;
    formats: Record<string, Format>;
}): Context;

export function blockNow(block: BlockItem, reading: Reading): BlockItem;

export function casesOf(tested: Tested, options?: CaseOptions): Generator<Found | undefined, void>;

export function compareSchemas(before: ComparedSchemas, after: ComparedSchemas, input: CompareInput): CompareReport;

export function coverageOf(tested: Tested): Generator<undefined, ConditionCoverage[]>;

export const escaped: (text: string) => string;

export function examplesOf({ examples }: TabDefinition): Example[];

export function finish<Found, Result>(search: Generator<Found | undefined, Result>, onFound?: (found: Found) => void): Result;

export function judgeMutants(tested: Tested, options?: JudgeOptions): Generator<Verdict | undefined, void>;

export const kindWords: Record<Kind, {
    title: string;
    means: string;
}>;

export function leavesOf(condition: Condition | undefined, scope: Scope, pointer: string, negations?: number): Leaf[];

export function movedElsewhere(steps: readonly MigrationStep[]): Map<string, string>;

export function populationOf({ tabs, settings, today, ...make }: PopulationInput): Population;

export function resolvedTab(definition: TabDefinition): ResolvedTab;

export function smallestTurn(asked: Asked, at: {
    pointer: Pointer;
    question: Question;
}, input: WitnessInput): AnswerChange[] | 'open' | undefined;

export function stepOf(asked: Asked, planned: PlannedRule, effect: Step['effect'], row: number | undefined): Step;

export function subjectsOf(tab: ResolvedTab): Subject[];

export function toHtml({ findings, isCompatible }: CompareReport, page: PageInput): string;

export function toJson({ findings, isCompatible }: CompareReport, name: NameFile, added?: Additions): string;

export function toSarif({ findings }: CompareReport, name: NameFile, added?: Additions): string;

export function toText({ findings }: CompareReport, name: NameFile, added?: Additions): string;

export function whyAsked(asked: Asked, action: Action, row?: number): Step[];

export function whyError(asked: Asked, error: FieldError): Step[];

export function whyField(asked: Asked, pointer: Pointer, question: Question): Why;

export function whySection(asked: Asked, id: string): {
    hidden: boolean;
    because: Step[];
};

// analyse/cases/conditions
type ConditionOwner = {
    kind: 'rule';
    rule: RuleDefinition;
    list?: string;
} | {
    kind: 'value';
    rule: RuleDefinition;
    list?: string;
    target: string;
    event: boolean;
} | {
    kind: 'rows';
    rule: RuleDefinition;
    list?: string;
} | {
    kind: 'lookup';
    rule: RuleDefinition;
    list?: string;
} | {
    kind: 'local' | 'options';
    field: string;
    list?: string;
} | {
    kind: 'form' | 'take';
    list: string;
    form?: string;
} | {
    kind: 'column';
    list: string;
    title: string;
} | {
    kind: 'block';
    block: string;
    source: string;
} | {
    kind: 'tab';
} | {
    kind: 'part';
    part: string;
} | {
    kind: 'partTake' | 'partSend';
    part: string;
    field: string;
};

// analyse/cases/conditions
interface ConditionPlace {
    pointer: string;
    file: 'tab' | 'wizard';
    condition: Condition;
    of: ConditionOwner;
}

// analyse/cases/examples
interface Example {
    pointer: string;
    kind: 'valid' | 'invalid' | 'story';
    title?: string;
    given: Given;
    unmet(performance: Performance): Iterable<Unmet>;
}

// analyse/cases/expect
interface Unmet {
    pointer: string;
    key: keyof Expectation;
    expected: Json;
    found: Json;
}

// analyse/cases/index
interface CaseOptions {
    kinds?: readonly CaseSubject['kind'][];
    only?(subject: CaseSubject): boolean;
    most?: number;
}

// analyse/cases/perform
interface Asking {
    at: Pointer;
    name: string;
    start: LookupStart;
    isSent: boolean;
}

// analyse/cases/perform
interface Performance {
    tested: Tested;
    given: Given;
    tab: Played;
    rows: Played[];
    turns: Turn[];
    asks: string[];
    lookups: Asking[];
    gates: {
        actions: Action[];
        tried: {
            list?: string;
            scopes: Scope[];
        }[];
    } | undefined;
}

// analyse/cases/perform
interface Played {
    at: Pointer;
    list?: string;
    form?: string;
    tab: CompiledTab;
    plan: TabPlan;
    context: Context;
    loaded: TabState;
    state: TabState;
}

// analyse/cases/perform
interface Turn {
    at: Pointer;
    before: TabState;
    after: TabState;
}

// analyse/cases/types
interface CaseAnswer {
    key: string;
    value: Json;
}

// analyse/cases/types
type CaseSubject = {
    kind: 'condition';
    place: ConditionPlace;
} | {
    kind: 'field';
    node: string;
    pointer: string;
} | {
    kind: 'error';
    node: string;
    pointer: string;
    keyword: string;
    rule?: string;
};

// analyse/compare/codes
const codes: {
    readonly fieldAdded: 'compatible';
    readonly fieldAddedRequired: 'asksMore';
    readonly fieldAddedRequiredWhen: 'asksMore';
    readonly fieldRemoved: 'losesData';
    readonly fieldRenamed: 'losesData';
    readonly fieldCarried: 'compatible';
    readonly fieldRetired: 'compatible';
    readonly fieldReshaped: 'undecidable';
    readonly fieldFilled: 'compatible';
    readonly fieldFilledNow: 'changesMeaning';
    readonly fieldMoved: 'losesData';
    readonly fieldMovedPart: 'breaksContract';
    readonly fieldRetyped: 'breaksContract';
    readonly fieldNotShown: 'changesMeaning';
    readonly localFieldRemoved: 'compatible';
    readonly localFieldChanged: 'breaksContract';
    readonly localChanged: 'changesMeaning';
    readonly readOnlyChanged: 'changesMeaning';
    readonly accountChanged: 'changesMeaning';
    readonly defaultChanged: 'changesMeaning';
    readonly constChanged: 'changesMeaning';
    readonly wireChanged: 'breaksContract';
    readonly wireRenamed: 'breaksContract';
    readonly limitTightened: 'asksMore';
    readonly limitLoosened: 'compatible';
    readonly limitOpen: 'undecidable';
    readonly formatChanged: 'undecidable';
    readonly choiceIntroduced: 'asksMore';
    readonly optionAdded: 'compatible';
    readonly optionRemoved: 'losesData';
    readonly optionCodeChanged: 'losesData';
    readonly optionMapped: 'compatible';
    readonly optionRelabelled: 'changesMeaning';
    readonly optionRespelt: 'compatible';
    readonly serverListChanged: 'undecidable';
    readonly fieldMadeRequired: 'asksMore';
    readonly fieldMadeOptional: 'compatible';
    readonly requirementWidened: 'asksMore';
    readonly requirementNarrowed: 'compatible';
    readonly requirementOpen: 'undecidable';
    readonly draftRequirementWidened: 'asksMore';
    readonly shownMore: 'compatible';
    readonly shownLess: 'compatible';
    readonly noteShown: 'compatible';
    readonly clearedMore: 'losesData';
    readonly hiddenClears: 'losesData';
    readonly hiddenKeeps: 'compatible';
    readonly visibilityOpen: 'undecidable';
    readonly computedNow: 'losesData';
    readonly computedNoMore: 'changesMeaning';
    readonly computedChanged: 'changesMeaning';
    readonly computedOpen: 'undecidable';
    readonly lockChanged: 'compatible';
    readonly errorWidened: 'asksMore';
    readonly errorNarrowed: 'compatible';
    readonly errorOpen: 'undecidable';
    readonly draftErrorWidened: 'asksMore';
    readonly checkOpen: 'undecidable';
    readonly ruleAdded: 'compatible';
    readonly ruleRemoved: 'compatible';
    readonly ruleRewritten: 'compatible';
    readonly eventChanged: 'changesMeaning';
    readonly lookupChanged: 'undecidable';
    readonly questionAdded: 'asksMore';
    readonly questionChanged: 'asksMore';
    readonly questionRemoved: 'compatible';
    readonly fixedRowsRaised: 'asksMore';
    readonly fixedRowsLowered: 'changesMeaning';
    readonly listCallChanged: 'breaksContract';
    readonly formAdded: 'compatible';
    readonly formRemoved: 'changesMeaning';
    readonly formChanged: 'changesMeaning';
    readonly labelChanged: 'compatible';
    readonly labelSignedChanged: 'changesMeaning';
    readonly textChanged: 'compatible';
    readonly signedTextChanged: 'changesMeaning';
    readonly presentationChanged: 'compatible';
    readonly blockChanged: 'undecidable';
    readonly acceptanceChanged: 'changesMeaning';
    readonly tabAdded: 'compatible';
    readonly tabAddedRequired: 'asksMore';
    readonly tabRemoved: 'losesData';
    readonly tabRenamed: 'losesData';
    readonly tabCarried: 'compatible';
    readonly tabsReordered: 'compatible';
    readonly tabNumberChanged: 'breaksContract';
    readonly tabShownMore: 'asksMore';
    readonly tabShownLess: 'compatible';
    readonly wizardAdded: 'compatible';
    readonly wizardRemoved: 'losesData';
    readonly wizardChanged: 'breaksContract';
    readonly navigationChanged: 'compatible';
    readonly partAdded: 'compatible';
    readonly partRemoved: 'breaksContract';
    readonly partsReordered: 'breaksContract';
    readonly partChanged: 'breaksContract';
    readonly callChanged: 'breaksContract';
    readonly completionChanged: 'breaksContract';
    readonly settingAdded: 'compatible';
    readonly settingRemoved: 'changesMeaning';
    readonly settingDefaultChanged: 'changesMeaning';
    readonly settingChanged: 'changesMeaning';
    readonly typeAdded: 'compatible';
    readonly typeRemoved: 'losesData';
    readonly typeChanged: 'breaksContract';
    readonly sharedLookupChanged: 'undecidable';
    readonly sharedQuestionChanged: 'asksMore';
};

// analyse/compare/reading
type CodeMaps = ReadonlyMap<string, Readonly<Record<string, Json>>>;

// analyse/compare/reading
interface Reading {
    list?: string | undefined;
    rename?: ReadonlyMap<string, string>;
    codes?: CodeMaps;
}

// analyse/compare/types
interface ComparedSchemas {
    shared: SharedDefinition;
    settings: Record<string, SettingDefinition>;
    types: AccountType[];
    wizards: ComparedWizard[];
    forms: ComparedWizard[];
    places: Record<'shared' | 'settings' | 'types', Locate>;
}

// analyse/compare/types
interface ComparedWitness {
    shows: 'refused' | 'accepted' | 'kept';
    pointer: string;
    answers: Witness[];
    value?: Witness['value'];
    now?: Witness['value'];
}

// analyse/compare/types
interface ComparedWizard {
    definition: WizardDefinition;
    tabs: TabDefinition[];
    migration: MigrationStep[];
    places: {
        own: Locate;
        tabs: Readonly<Record<string, Locate>>;
    };
}

// analyse/compare/types
interface Place {
    file: string;
    line: number;
    column: number;
}

// analyse/compare/types
type SuggestedStep = {
    moved: string;
    to: string;
} | {
    codes: string;
    map: Record<string, Json>;
} | {
    retired: string;
    title: string;
};

// analyse/fields
interface FieldEntry {
    node: string;
    name: string;
    schema: FieldSchema;
    pointer: string;
    holder: string;
    key: string;
    kind: 'value' | 'object' | 'list';
    list?: string;
    rows?: Fields;
}

// analyse/fields
type Fields = Map<string, FieldEntry>;

// analyse/finding
interface Witness {
    key: string;
    value?: Json;
}

// analyse/mutation/judge
interface JudgeOptions {
    mutants?: readonly Mutant[];
    most?: number;
}

// analyse/mutation/types
const OPERATORS: {
    readonly ruleDropped: 'the rule is not there';
    readonly conditionNegated: 'the condition means its opposite';
    readonly leafDropped: 'one entry of a condition, or one alternative, is not there';
    readonly limitShifted: 'a limit lies one further, or one nearer';
    readonly valueDropped: 'one of several values is not there';
    readonly valueSwapped: 'a value is another option of its field, or the next number; filled is empty';
    readonly targetDropped: 'one thing that a rule acts on, or that starts it, is not there';
    readonly operandSwapped: 'what is computed comes from elsewhere, or one term of a sum is not there';
    readonly hidingSwapped: 'what is hidden keeps its value in place of losing it, or the other way round';
};

// analyse/population/population
type Population = (index: number) => WizardData;

// analyse/population/population
interface PopulationInput extends MakeInput {
    tabs: readonly TabDefinition[];
    settings: Record<string, SettingDefinition>;
    today: string;
}

// analyse/population/values
interface MakeInput {
    formats: Record<string, Format>;
    random: () => number;
    optionsOf?: (call: string, member: string) => readonly Json[] | undefined;
}

// analyse/report/html
interface PageInput {
    name: NameFile;
    before: string;
    after: string;
    tokens: string;
    hashOf(style: string): string;
    added?: Additions | undefined;
}

// analyse/report/text
type NameFile = (finding: Pick<CompareFinding, 'file' | 'version'>) => string;

// analyse/states
type Choice = readonly number[];

// analyse/states
interface Moment {
    choice: Choice;
    state: TabState;
    context: Context;
}

// analyse/tab
interface ResolvedTab {
    id: string;
    definition: TabDefinition;
    fields: Fields;
}

// analyse/why/steps
interface PlannedRule {
    rule: RuleDefinition;
    when?: Condition | undefined;
    list?: string;
}

// analyse/witnesses
interface WitnessInput {
    formats: Record<string, Format>;
    today: string;
    settings: Record<string, SettingDefinition>;
    tabs: ReadonlyMap<string, {
        fields: Fields;
    }>;
}

// core/plan/rules
interface RulePlan {
    rule: RuleDefinition;
    list?: string;
    on: string[];
}

// core/state/change
interface LookupStart {
    rule: RulePlan;
    index?: number;
    with: JsonObject;
}
