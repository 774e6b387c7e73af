import type { ApolloClient } from '@apollo/client';
import { uploadText as text } from '#schema/text/files.ts';
import { AnnounceFileDocument } from './files.generated.ts';
import { sendFile, type Watch } from './send-file.ts';

/** Why the server did not take a file, in its own words. */
export class FileRefused extends Error {}

/** Brings a file to the server. What it is called there is used once, by the operation that the file is for. */
export async function uploadFile(client: ApolloClient, file: File, watch: Watch): Promise<string> {
  const { data } = await client.mutate({
    mutation: AnnounceFileDocument,
    variables: { input: { fileName: file.name, byteLength: file.size } },
    fetchPolicy: 'no-cache',
  });
  const { upload, userErrors } = data?.createUpload ?? {};
  if (!upload) throw new FileRefused(userErrors?.[0]?.message ?? text.noReply);
  const problem = await sendFile(upload.url, file, watch).catch((error: unknown) => {
    watch.signal.throwIfAborted();
    throw new FileRefused(error instanceof Error ? error.message : text.cut);
  });
  if (problem) throw new FileRefused(problem);
  return upload.id;
}
