export const cnpj: import("../types").Format;

export const cpf: import("../types").Format;

export const cpfCnpj: import("../types").Format;

export const formats: Record<string, Format>;
