export function CollectionSection({ session, tab, list, section }: Props): import("react").JSX.Element | null;

export function CollectionTable({ title, collection, rows, fields, keyField, onEdit, onDelete }: Props): import("react").JSX.Element;

export function RowForm({ place, definition, row, isGone, onDone }: Props): import("react").JSX.Element | null;

export function RowsField(props: FieldProps): import("react").JSX.Element | null;

// react/collection/CollectionSection
interface Props {
    session: WizardSession;
    tab: string;
    list: string;
    section: SectionDefinition;
}

// react/collection/CollectionTable
interface Props {
    title: string;
    collection: CollectionDefinition;
    rows: readonly JsonObject[];
    fields: Record<string, FieldSchema>;
    keyField: string;
    onEdit(row: JsonObject): void;
    onDelete(row: JsonObject): void;
}

// react/collection/RowForm
interface Props {
    place: RowFormPlace;
    definition: FormDefinition;
    row: JsonObject;
    isGone?: boolean;
    onDone(saved: boolean): void;
}

// react/collection/useRowForm
interface RowFormPlace {
    session: WizardSession;
    tab: string;
    list: string;
}
