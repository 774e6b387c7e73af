import type { ApolloClient } from '@apollo/client';
import { uploadText as text } from '#schema/text/files.ts';
import { AnnounceFileDocument } from './files.generated.ts';
import { sendFile, type UploadOptions } from './send-file.ts';

/** Why the server refused a file, in the words of the server. */
export class FileRefused extends Error {}

/** Uploads a file. The id that it returns is used once, by the operation that the file is for. */
export async function uploadFile(client: ApolloClient, file: File, watch: UploadOptions): Promise<string> {
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
