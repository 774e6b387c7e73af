import { Arg, Ctx as Context, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { CreateUploadInput, CreateUploadPayload, UploadType } from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '../security/access.ts';
import type { Ctx } from '../context.ts';
import { createUpload, UPLOADS_PATH } from './uploads.ts';

@Resolver(() => UploadType)
class UploadResolver {
  @FieldResolver()
  url(@Root() upload: UploadType): string {
    return `${UPLOADS_PATH}/${upload.id}`;
  }
}

@Resolver()
class FilesResolver {
  @Mutation(() => CreateUploadPayload)
  @Allow('upload:write')
  createUpload(@Arg('input', () => CreateUploadInput) input: CreateUploadInput, @Context() ctx: Ctx) {
    return createUpload(ctx, input);
  }
}

export const FILES_RESOLVERS = [UploadResolver, FilesResolver];
