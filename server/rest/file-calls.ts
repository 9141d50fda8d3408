import { z } from 'zod';
import { storeUpload } from '../kits/uploads/store-upload.js';
import { requireOwnRecord } from '../kits/uploads/upload.policy.js';
import {
  isUploadFolder,
  UPLOAD_FOLDER_NAMES,
  type UploadFolderName,
} from '../kits/uploads/upload-folders.js';
import { notFound } from '../platform/errors.js';
import { line } from '../platform/input.js';
import { fileOfStore, StoredFileAnswer } from './answers.js';
import { defineCall } from './call.js';
import { fileBody } from './file-body.js';
import { wholeNumberAnswer } from './wire-answers.js';

const folderName = line(60).describe(`The folder of the file: one of ${UPLOAD_FOLDER_NAMES.join(', ')}.`);

const uploadAnswer = z
  .strictObject({
    url: z.string().describe('The path of the file on this site, to be saved in a record.'),
    width: wholeNumberAnswer
      .nullable()
      .describe('The width of the stored picture in pixels. Null for documents.'),
    height: wholeNumberAnswer
      .nullable()
      .describe('The height of the stored picture in pixels. Null for documents.'),
    contentType: z.string().describe('The media type of the stored file, judged by its content.'),
    size: wholeNumberAnswer.describe('The size of the stored file in bytes.'),
    name: z.string().nullable().describe('The sanitised original name of the file. Null if there is none.'),
  })
  .meta({ id: 'Upload' });

const terms = {
  audience: ['Admin', 'Business', 'ImpactBusiness'],
  query: z.object({
    name: line(300).optional().describe('The name of the file, if the body is the file itself.'),
  }),
  body: fileBody,
  answer: uploadAnswer,
  refusals: {
    400: 'The folder does not accept this kind of file, or the file is damaged or missing.',
    403: 'The caller may not upload files to this folder.',
    404: 'The folder does not exist, or the record does not belong to the caller.',
    413: 'The file is larger than the folder accepts.',
    415: 'The body is JSON.',
    507: 'The storage is full. Nothing was saved.',
  },
  limited: true,
} as const;

function folderOf(name: string): UploadFolderName {
  if (!isUploadFolder(name)) throw notFound('This folder');
  return name;
}

/** Calls for uploading files and downloading them. */
export const fileCalls = [
  defineCall({
    ...terms,
    id: 'C125',
    method: 'POST',
    path: 'files/:folder',
    summary: 'Uploads a file',
    details:
      'Send a form with one file, or the file itself as the body. The kind of the file is judged by its content. Pictures are redrawn in the size of the folder. A file that is not used by a record is removed after a day.',
    params: z.object({ folder: folderName }),
    handle: (context, { params, body }) => storeUpload(context, folderOf(params.folder), body),
  }),
  defineCall({
    ...terms,
    id: 'C022',
    method: 'POST',
    path: 'files/:folder/:name',
    summary: 'Uploads a file for a record',
    details:
      'Like the upload without a record. Users of a supplier or impact buyer can name only their own record.',
    params: z.object({
      folder: folderName,
      // The address is the same as that of a file, so both parameters need the same name.
      name: z
        .string()
        .regex(/^\d{1,10}(_\d{1,9})?$/, 'This must be a record id, such as 5, or 5_0 for a part of a record.')
        .describe('The id of the record, such as 5, or 5_0 for a part of it.'),
    }),
    handle: (context, { params, body }) => {
      const folder = folderOf(params.folder);
      requireOwnRecord(context, folder, Number.parseInt(params.name, 10));
      return storeUpload(context, folder, body);
    },
  }),
  defineCall({
    id: 'C126',
    method: 'GET',
    path: 'files/:folder/:name',
    audience: ['public'],
    summary: 'Returns a file',
    details:
      'The file is also at `/files/:folder/:name`, which is the address in records. Documents are sent as downloads. Supports `Range`.',
    params: z.object({
      folder: line(200).describe('The folder of the file.'),
      name: line(200).describe('The name of the file.'),
    }),
    answer: fileOfStore,
    refusals: { 404: 'The file does not exist.' },
    handle: async (_context, { params: { folder, name } }) => new StoredFileAnswer(folder, name),
  }),
];
