import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A file kept by the file store. */
@Entity('stored_file')
export class StoredFile {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') folder!: string;
  @Column('text') name!: string;
  @Column('text') contentType!: string;
  @Column('integer') sizeBytes!: number;
  @Column('integer', { nullable: true }) uploadedById!: number | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
}
