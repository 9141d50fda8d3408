import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A word or phrase that people type, with the terms that are searched for as well. */
@Entity('search_synonym')
export class SearchSynonym {
  @PrimaryGeneratedColumn('identity') id!: number;
  /** The phrase without accents and in lower case, as a search uses it. */
  @Column('text') phrase!: string;
  /** The terms that are searched for as well. Empty if the phrase has no meaning for a search. */
  @Column('text', { array: true, default: () => "'{}'" }) means!: string[];
  @Column({ type: 'text', array: true, nullable: true, insert: false, update: false, select: false }) stems!:
    | string[]
    | null;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
