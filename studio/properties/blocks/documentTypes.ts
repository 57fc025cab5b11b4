import { api } from '../../state/api';
import { useTold } from '../../state/useTold';

/** A kind of document of the API. */
export interface DocumentType {
  code: number;
  title: string;
  /** The clients who send it, as the API calls them. */
  clients: string;
}

const none: readonly DocumentType[] = [];

const ask = async (): Promise<readonly DocumentType[]> =>
  (await api.list('/tipodocumento')).map(({ Id, Nome, TipoCliente }) => ({
    ...{ code: Number(Id), title: String(Nome), clients: String(TipoCliente) },
  }));

const askNobody = async () => none;

/** The kinds of documents, as `GET /tipoDocumento` of the reference API answers them; none while they are not known. */
export const useDocumentTypes = (isAsked = true): readonly DocumentType[] =>
  useTold(isAsked ? ask : askNobody, none) ?? none;
