import { isOutdated, isSigned, type RequestedSignature, type Standing, signedAt } from './standing';
import type { Template } from './templates';

/** A document as `GET /declaracao` answers it, for the client whose declarations stand so. */
export function toTemplateRecord(template: Template, standing: Standing | undefined) {
  return {
    TemplateId: template.id,
    NomeDocumento: template.name,
    TipoCliente: template.audience,
    Obrigatoriedade: template.required ? 'Sim' : 'Não',
    Texto: template.text,
    StatusAssinatura: standing && !standing.isReplaced && isSigned(standing) ? 'Assinado' : 'Pendente',
    AlterouVersaoComAssinatura: standing !== undefined && isOutdated(standing),
  };
}

/** A declaration as `GET /declaracao/cliente` answers it. */
export function toDeclarationRecord(standing: Standing) {
  const status = isSigned(standing) ? 'Assinado' : 'Pendente';
  return {
    TemplateId: standing.templateId,
    DeclaracaoGuid: standing.id,
    Status: status,
    StatusAssinatura: status,
    DataAssinatura: signedAt(standing)?.toISOString() ?? null,
    Assinaturas: Math.max(standing.required, standing.signatures.length),
    Assinadas: standing.signatures.filter(({ signedAt: at }) => at !== undefined).length,
  };
}

/** A signature as `GET /declaracao/assinaturas` answers it. */
export function toSignatureRecord({ id, name, email, signedAt: at }: RequestedSignature) {
  return {
    Guid: id,
    NomeRepresentante: name,
    EmailRepresentante: email,
    Status: at === undefined ? 'Não assinado' : 'Assinado',
  };
}
