import { z } from 'zod';
import { notFound } from '../platform/errors.js';
import { line } from '../platform/input.js';
import { storeUpload } from '../uploads/store-upload.js';
import { requireOwnRecord } from '../uploads/upload.policy.js';
import { isUploadFolder, UPLOAD_FOLDER_NAMES, type UploadFolderName } from '../uploads/upload-folders.js';
import { fileOfStore, KeptFile } from './answers.js';
import { defineCall } from './call.js';
import { fileBody } from './file-body.js';
import { wholeNumberAnswer } from './wire-answers.js';

const folderName = line(60).describe(`One of ${UPLOAD_FOLDER_NAMES.join(', ')}.`);

const uploadAnswer = z
  .strictObject({
    url: z.string().describe('What a record is given: the path of the file on this site.'),
    width: wholeNumberAnswer.nullable().describe('In pixels, as it is kept; null for documents.'),
    height: wholeNumberAnswer.nullable(),
    contentType: z.string().describe('Of what is kept, by its content.'),
    size: wholeNumberAnswer.describe('Of what is kept, in bytes.'),
    name: z.string().nullable().describe('What the file was called, made safe.'),
  })
  .meta({ id: 'Upload' });

const terms = {
  audience: ['Admin', 'Business', 'ImpactBusiness'],
  query: z.object({
    name: line(300).optional().describe('What the file is called, where the body is the file itself.'),
  }),
  body: fileBody,
  answer: uploadAnswer,
  refusals: {
    400: 'It is not of a kind that the folder takes, it is damaged, or there is no file.',
    403: 'Not one of those who may put files there.',
    404: 'There is no such folder, or no such record of yours.',
    413: 'It is larger than the folder takes.',
    415: 'The body is JSON.',
    507: 'There is no room for more files; nothing was saved.',
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
    summary: 'Send a file',
    details:
      'Send a form with one file, or the file itself as the body. Its content decides what it is. Pictures are drawn anew in the size of their folder. A file that no record is given is removed after a day.',
    params: z.object({ folder: folderName }),
    handle: (context, { params, body }) => storeUpload(context, folderOf(params.folder), body),
  }),
  defineCall({
    ...terms,
    id: 'C022',
    method: 'POST',
    path: 'files/:folder/:record',
    summary: 'Send a file for a record',
    details: 'As without a record; users of a supplier or buyer name none but their own.',
    params: z.object({
      folder: folderName,
      record: z
        .string()
        .regex(/^\d{1,9}(_\d{1,9})?$/, 'This is the id of a record, such as 5, or 5_0 for a part of it.')
        .describe('Its id, such as 5, or 5_0 for a part of it.'),
    }),
    handle: (context, { params, body }) => {
      const folder = folderOf(params.folder);
      requireOwnRecord(context, folder, Number.parseInt(params.record, 10));
      return storeUpload(context, folder, body);
    },
  }),
  defineCall({
    id: 'C126',
    method: 'GET',
    path: 'files/:folder/:name',
    audience: ['public'],
    summary: 'Fetch a file',
    details:
      'Also at `/files/:folder/:name`, which is what records have. Documents are downloads. Takes `Range`.',
    params: z.object({ folder: line(200), name: line(200) }),
    answer: fileOfStore('application/octet-stream'),
    refusals: { 404: 'There is no such file.' },
    handle: async (_context, { params: { folder, name } }) => new KeptFile(folder, name),
  }),
];
