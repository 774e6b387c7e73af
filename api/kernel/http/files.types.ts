import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { enumOf, Payload } from '../graphql/user-error.ts';

export const DocumentFormatEnum = enumOf<C.DocumentFormat>('DocumentFormat', ['PDF', 'DOCX']);

@ObjectType('ExportedFile')
export class ExportedFileType implements C.ExportedFile {
  @Field(() => String) fileName!: string;
  @Field(() => String) mediaType!: string;
  @Field(() => Int) byteLength!: number;
  @Field(() => String) content!: string;
}

@ObjectType('Upload')
export class UploadType implements Omit<C.Upload, 'url'> {
  @Field(() => ID) id!: string;
  @Field(() => String) fileName!: string;
  @Field(() => Int) byteLength!: number;
  @Field(() => Date) expiresAt!: Date;
}

@InputType('CreateUploadInput')
export class CreateUploadInput implements C.CreateUploadInput {
  @Field(() => String) fileName!: string;
  @Field(() => Int) byteLength!: number;
}

@ObjectType('CreateUploadPayload')
export class CreateUploadPayload extends Payload implements Omit<C.CreateUploadPayload, 'upload'> {
  @Field(() => UploadType, { nullable: true }) upload!: UploadType | null;
}
