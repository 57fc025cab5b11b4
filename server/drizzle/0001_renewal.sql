CREATE TABLE "renewal" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"sections" smallint[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "renewal" ADD CONSTRAINT "renewal_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;