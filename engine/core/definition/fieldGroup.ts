/** What a field is about, by which kinds of fields are put together where one is chosen. */
export type FieldGroup = 'text' | 'contact' | 'document' | 'number' | 'day' | 'answer' | 'one' | 'several';
