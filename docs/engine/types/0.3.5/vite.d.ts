export function definitions({ schemas, names }: {
    schemas: string;
    names?: GivenNames;
}): Plugin;

export const rjsfAliases: ({
    find: string;
    replacement: string;
} | {
    find: RegExp;
    replacement: string;
})[];
